import '../../../../../web/start/zod-without-eval.ts';
import { z } from 'zod';
import { readLocal, removeLocal, writeLocal } from '../../../../../web/local-store.ts';
import type { OwnProject } from '../../../projects/own-projects.ts';
import { draftPrefix } from '../developer-drafts.ts';

/** Includes a tool that is typed but not added. */
const projectDraftSchema = z.object({
  title: z.string(),
  category: z.string(),
  story: z.string(),
  projectLink: z.string(),
  builtWith: z.array(z.string()),
  result: z.string().default(''),
  year: z.string().default(''),
  part: z.string().default(''),
  typedTool: z.string(),
});

export type ProjectDraft = z.infer<typeof projectDraftSchema>;

/** `base` holds the project's values when editing began. */
const keptProjectSchema = z.object({ typed: projectDraftSchema, base: projectDraftSchema });

export type KeptProject = z.infer<typeof keptProjectSchema>;

/** Values of the form as the project is stored; all empty for a new one. */
export function storedIn(project: OwnProject | null): ProjectDraft {
  return {
    title: project?.title ?? '',
    category: project?.category ?? '',
    story: project?.story ?? '',
    projectLink: project?.projectLink ?? '',
    builtWith: project?.builtWith ?? [],
    result: project?.result ?? '',
    year: project?.year?.toString() ?? '',
    part: project?.part ?? '',
    typedTool: '',
  };
}

export interface ProjectDraftKey {
  developerId: number;
  projectId: number | null;
}

const nameOf = ({ developerId, projectId }: ProjectDraftKey) =>
  `${draftPrefix(developerId)}project:${projectId ?? 'new'}`;

export function readProjectDraft(key: ProjectDraftKey): KeptProject | null {
  return keptProjectSchema.safeParse(readLocal(nameOf(key))).data ?? null;
}

export function writeProjectDraft(key: ProjectDraftKey, draft: KeptProject | null): void {
  if (draft) writeLocal(nameOf(key), draft);
  else removeLocal(nameOf(key));
}
