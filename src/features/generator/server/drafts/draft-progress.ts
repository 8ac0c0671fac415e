import type { DraftStage } from '../../ai-drafts.ts';

/** Progress events of a draft. */
export type DraftProgress =
  | { type: 'stage'; stage: DraftStage }
  /** Replaces the previous title. */
  | { type: 'title'; title: string }
  /** Plain text to append. */
  | { type: 'text'; append: string };
