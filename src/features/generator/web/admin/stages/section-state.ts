import type { StagedDraft, StagedSection, StagedStep } from '../../../staged-drafts.ts';
import type { TextState } from './outline-text.ts';

export type SectionState =
  | 'open'
  | 'waiting'
  | 'writing'
  | 'failed'
  | 'arrived'
  | 'written'
  | 'byHand'
  | 'missing';

const stopped = 'cancelled';

export function lastStepOf({ steps }: Pick<StagedDraft, 'steps'>, id: string): StagedStep | null {
  return steps.findLast(({ sectionId }) => sectionId === id) ?? null;
}

export function sectionState(
  section: Pick<StagedSection, 'html' | 'offeredHtml' | 'isWaiting'>,
  last: StagedStep | null,
  text: TextState,
): SectionState {
  if (last?.outcome === 'running') return 'writing';
  if (section.isWaiting) return 'waiting';
  if (section.offeredHtml !== null) return 'arrived';
  if (text === 'byHand') return 'byHand';
  if (text === 'asWritten' || text === 'asOffered') return 'written';
  if (last?.message && last.outcome !== stopped) return 'failed';
  return section.html === '' ? 'open' : 'missing';
}
