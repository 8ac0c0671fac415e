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
 * Keeps the last entry that an answer was written against, and the entries since, as the server tells of them.
 * @param said what stands on the screen
 */
export function useAnswering(draft: Draft, said: readonly Said[]) {
  // Set by the first words of an answer that is begun here; what comes in later is not known to it.
  const begunAfter = useRef<number | null>(null);
  const [meanwhile, setMeanwhile] = useState<SaidMeanwhile | null>(null);
  const { begunAt } = draft;
  return {
    meanwhile,
    change(text: string) {
      if (draft.text === '') begunAfter.current = lastIdOf(said);
      draft.keeper.change(text);
    },
    /** The last entry that the answer was written against. */
    after: (): number =>
      begunAfter.current ??
      lastIdOf(begunAt ? said.filter(({ createdAt }) => createdAt <= begunAt) : said),
    /** After seeing what was said: it may go out beside that. */
    afterMeanwhile: (): number => lastIdOf(meanwhile ?? []),
    /** @returns whether the answer was held back, which is asked about then */
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
