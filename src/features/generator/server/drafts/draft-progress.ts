import type { DraftStage } from '../../ai-drafts.ts';

export type DraftProgress =
  | { type: 'stage'; stage: DraftStage }
  /** Replaces the previous title. */
  | { type: 'title'; title: string }
  | { type: 'text'; append: string };
