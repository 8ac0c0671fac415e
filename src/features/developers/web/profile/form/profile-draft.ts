import '../../../../../web/start/zod-without-eval.ts';
import { z } from 'zod';
import { readLocal, removeLocal, writeLocal } from '../../../../../web/local-store.ts';
import { draftPrefix } from '../developer-drafts.ts';

const partsSchema = z
  .object({
    developerName: z.string(),
    bio: z.string(),
    country: z.string(),
    state: z.string(),
    birthDate: z.string(),
    yearStartedCoding: z.string(),
    showPhoneNumber: z.boolean(),
    showBirthDate: z.boolean(),
    isOpenToBriefs: z.boolean(),
    showReplyTime: z.boolean(),
  })
  .partial();

/** Unsaved fields with their base values. Survives a reload and an ended session. */
const profileDraftSchema = z.object({ edited: partsSchema, base: partsSchema });

type ProfileDraft = z.infer<typeof profileDraftSchema>;

const nameOf = (developerId: number) => `${draftPrefix(developerId)}profile`;

export function readProfileDraft(developerId: number): ProfileDraft {
  const stored = profileDraftSchema.safeParse(readLocal(nameOf(developerId)));
  return stored.data ?? { edited: {}, base: {} };
}

export function writeProfileDraft(developerId: number, draft: ProfileDraft): void {
  if (Object.keys(draft.edited).length === 0) removeLocal(nameOf(developerId));
  else writeLocal(nameOf(developerId), draft);
}
