import { z } from 'zod';

/** Texts that a program prepared for the forms of a developer, as these forms hold them. */
export const preparedDraftSchema = z.object({
  profile: z
    .object({
      developerName: z.string(),
      bio: z.string(),
      country: z.string(),
      state: z.string(),
      yearStartedCoding: z.string(),
    })
    .partial()
    .optional(),
  project: z
    .object({
      title: z.string(),
      category: z.string(),
      story: z.string(),
      projectLink: z.string(),
      builtWith: z.array(z.string()),
      result: z.string(),
      year: z.string(),
      part: z.string(),
    })
    .partial()
    .optional(),
});

export type PreparedDraft = z.infer<typeof preparedDraftSchema>;

const mark = '#prepared=';

/** The fragment of an address is sent to no server, so that no log holds what stands in it. */
export function preparedFragment(draft: PreparedDraft): string {
  return `${mark}${encodeURIComponent(JSON.stringify(draft))}`;
}

/** @returns null for a fragment that holds nothing prepared */
export function preparedIn(fragment: string): PreparedDraft | null {
  if (!fragment.startsWith(mark)) return null;
  try {
    const sent: unknown = JSON.parse(decodeURIComponent(fragment.slice(mark.length)));
    return preparedDraftSchema.safeParse(sent).data ?? null;
  } catch {
    return null;
  }
}
