import { makeAiDraft } from '../../../features/generator/server/drafts/ai-drafts.service.ts';
import type { Job } from './job.ts';

export const makeDraft: Job<'makeDraft'> = (deps, { aiDraftId }, run) =>
  makeAiDraft(deps, aiDraftId, run);
