import '../../../../../web/zod-without-eval.ts';
import { z } from 'zod';
import { readLocal, removeLocal, writeLocal } from '../../../../../web/local-store.ts';
import { draftPrefix } from '../developer-drafts.ts';

/** The fields of a project as the form holds them, and the tool that was typed and not added yet. */
const projectDraftSchema = z.object({
  title: z.string(),
  category: z.string(),
  story: z.string(),
  projectLink: z.string(),
  builtWith: z.array(z.string()),
  typedTool: z.string(),
});

export type ProjectDraft = z.infer<typeof projectDraftSchema>;

/** What was typed, and what the project held when it was. */
const keptProjectSchema = z.object({ typed: projectDraftSchema, base: projectDraftSchema });

export type KeptProject = z.infer<typeof keptProjectSchema>;

export interface ProjectDraftKey {
  developerId: number;
  /** null for a project that does not exist yet. */
  projectId: number | null;
}

const nameOf = ({ developerId, projectId }: ProjectDraftKey) =>
  `${draftPrefix(developerId)}project:${projectId ?? 'new'}`;

export function readProjectDraft(key: ProjectDraftKey): KeptProject | null {
  return keptProjectSchema.safeParse(readLocal(nameOf(key))).data ?? null;
}

/** null keeps nothing. */
export function writeProjectDraft(key: ProjectDraftKey, draft: KeptProject | null): void {
  if (draft) writeLocal(nameOf(key), draft);
  else removeLocal(nameOf(key));
}
