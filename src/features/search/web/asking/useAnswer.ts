import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../../web/api/call-errors.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { Answer } from '../../asking.ts';
import { askWords } from '../../words/asking.ts';

export type AnswerState =
  | { kind: 'none' }
  | { kind: 'pending'; isLate: boolean }
  | { kind: 'failed'; message: string }
  | { kind: 'answered'; answer: Answer };

/** Few people believe in an answer that says nothing for longer. */
const lateAfterMs = 8_000;

/** Asks the model. Leaving the page hangs up. */
export function useAnswer(question: string, onAnswered: (answer: Answer) => void) {
  const { client } = trpc.useUtils();
  const [state, setState] = useState<AnswerState>({ kind: 'none' });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = async () => {
    asking.current?.abort();
    const hangUp = new AbortController();
    const { signal } = hangUp;
    asking.current = hangUp;
    setState({ kind: 'pending', isLate: false });
    const timer = setTimeout(() => setState({ kind: 'pending', isLate: true }), lateAfterMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
    try {
      const answer = await client.search.answer.mutate({ q: question }, { signal });
      if (signal.aborted) return;
      onAnswered(answer);
      setState({ kind: 'answered', answer });
    } catch (error) {
      if (signal.aborted) return;
      setState({ kind: 'failed', message: messageOf(error, askWords.answer.failed) });
    } finally {
      clearTimeout(timer);
    }
  };
  const stop = () => {
    asking.current?.abort();
    setState({ kind: 'none' });
  };
  return { state, ask, stop };
}
