import type { DraftStage } from '../../ai-drafts.ts';

/** What happens while a draft is made, and what has arrived of it. */
export type DraftProgress =
  | { type: 'stage'; stage: DraftStage }
  /** The title so far; replaces the one before. */
  | { type: 'title'; title: string }
  /** Plain text of the post, to be added to what came before. */
  | { type: 'text'; append: string };
