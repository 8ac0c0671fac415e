import { useRef, useState } from 'react';
import { detailsOf } from '../../../../../web/api/call-errors.ts';
import type { Draft } from '../../../../../web/forms/drafts/useDraft.ts';
import type { SaidMeanwhile } from '../../../requests.ts';

type Said = Pick<SaidMeanwhile[number], 'id' | 'createdAt'>;

function meanwhileOf(error: unknown): SaidMeanwhile | null {
  const details = detailsOf(error);
  const isMeanwhile = typeof details === 'object' && details !== null && 'meanwhile' in details;
  return isMeanwhile ? (details.meanwhile as SaidMeanwhile) : null;
}

const lastIdOf = (said: readonly Said[]) => Math.max(0, ...said.map(({ id }) => id));

/**
 * Tracks the last entry that the writer of an answer saw, and the later entries that the server reports.
 * @param said the entries on the screen
 */
export function useAnswering(draft: Draft, said: readonly Said[]) {
  // Set when an answer is begun. Entries that arrive later count as unseen.
  const begunAfter = useRef<number | null>(null);
  const [meanwhile, setMeanwhile] = useState<SaidMeanwhile | null>(null);
  const { begunAt } = draft;
  return {
    meanwhile,
    change(text: string) {
      if (draft.text === '') begunAfter.current = lastIdOf(said);
      draft.keeper.change(text);
    },
    after: (): number =>
      begunAfter.current ??
      lastIdOf(begunAt ? said.filter(({ createdAt }) => createdAt <= begunAt) : said),
    /** Includes the entries that the dialog has shown. */
    afterMeanwhile: (): number => lastIdOf(meanwhile ?? []),
    /** @returns whether the server held the answer back, which opens the dialog */
    holdBack(error: unknown): boolean {
      const held = meanwhileOf(error);
      setMeanwhile(held);
      return held !== null;
    },
    back: () => setMeanwhile(null),
    sent() {
      begunAfter.current = null;
      setMeanwhile(null);
    },
  };
}

export type Answering = ReturnType<typeof useAnswering>;
