import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { AnyDocumentRef } from '../../../documents/documents.ts';
import { knownNames } from '../../../tools/words/known-names.ts';
import { type FactAnswer, type FactsOfText, factKey } from '../../facts.ts';
import { type FoundFact, findFacts } from '../../find-facts.ts';
import { factsContent as words } from '../../words/facts.ts';

export interface ListedFact extends FoundFact {
  answer: FactAnswer | null;
}

export const isOpen = ({ answer }: ListedFact) => answer === null || answer.state === 'changed';

/** `recheckAt` is ISO 8601. */
export interface SourceInput {
  sourceUrl: string;
  note: string;
  recheckAt: string | null;
}

interface FactsInput {
  of: AnyDocumentRef;
  content: string;
  /** Saves the typed text of a new post first: the server may not know it yet. */
  keep?: () => Promise<void>;
}

export function useFacts({ of, content, keep }: FactsInput) {
  const found = useFoundFacts(content);
  const utils = trpc.useUtils();
  const { facts } = trpc.admin;
  const stored = facts.of.useQuery(of, { refetchOnMount: 'always' });
  const change = (next: (before: readonly FactAnswer[]) => FactAnswer[]) =>
    utils.admin.facts.of.setData(of, (before: FactsOfText | undefined) =>
      before ? { ...before, answers: next(before.answers) } : before,
    );
  const answer = facts.answer.useMutation(
    withToasts({
      failed: words.failed,
      onDone: (given: FactAnswer) =>
        change((before) => [...before.filter(({ id }) => id !== given.id), given]),
    }),
  );
  const reopen = facts.reopen.useMutation(withToasts({ failed: words.failed }));

  const answers = stored.data?.answers;
  const listed = useMemo<readonly ListedFact[]>(() => {
    const byKey = new Map(answers?.map((one) => [factKey(one), one]));
    return (found ?? []).map((fact) => ({ ...fact, answer: byKey.get(fact.key) ?? null }));
  }, [found, answers]);

  return {
    isKnown: found !== null && stored.isSuccess,
    isModelWritten: stored.data?.isModelWritten ?? false,
    listed,
    openCount: listed.filter(isOpen).length,
    isBusy: answer.isPending || reopen.isPending,
    /** `source` null stores an opinion. Returns true when the answer was stored. */
    say: async ({ kind, words, sentence }: ListedFact, source: SourceInput | null) => {
      try {
        if ('draftId' in of) await keep?.();
        await answer.mutateAsync({ of, fact: { kind, words, sentence }, source });
        return true;
      } catch {
        return false;
      }
    },
    openAgain: async (id: number) => {
      try {
        await reopen.mutateAsync({ of, id });
      } catch (error) {
        // NOT_FOUND means that the fact is already open again.
        if (errorCode(error) !== 'NOT_FOUND') return;
      }
      change((before) => before.filter((one) => one.id !== id));
    },
    /** Null when the fact is gone from the current content. */
    placeOf: ({ key }: ListedFact): FoundFact | null =>
      findFacts(content, knownNames).find((fact) => fact.key === key) ?? null,
  };
}

export type Facts = ReturnType<typeof useFacts>;

const typingPauseMs = 700;
/** Applies in browsers without requestIdleCallback. */
const soonMs = 50;

/** @returns function that cancels the work */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, soonMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** Waits for a pause in typing, then for an idle browser. Null before the first result. */
function useFoundFacts(html: string): readonly FoundFact[] | null {
  const [settled] = useDebouncedValue(html, typingPauseMs);
  const [found, setFound] = useState<readonly FoundFact[] | null>(null);
  useEffect(() => whenIdle(() => setFound(findFacts(settled, knownNames))), [settled]);
  return found;
}
