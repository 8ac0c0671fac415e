import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { knownNames } from '../../../tools/words/known-names.ts';
import { type ClaimAnswer, type ClaimedText, type ClaimsOfText, claimKey } from '../../claims.ts';
import { type FoundClaim, findClaims } from '../../find-claims.ts';
import { claimsContent as words } from '../../words/claims.ts';

/** `answer` is null for an unanswered claim. */
export interface ListedClaim extends FoundClaim {
  answer: ClaimAnswer | null;
}

export const isOpen = ({ answer }: ListedClaim) => answer === null || answer.state === 'changed';

/** `recheckAt` is ISO 8601. */
export interface SourceInput {
  sourceUrl: string;
  note: string;
  recheckAt: string | null;
}

interface ClaimsInput {
  of: ClaimedText;
  /** Current content of the editor. */
  content: string;
  /** Saves the typed text first: the server may not know a new post yet. */
  keep: () => Promise<void>;
}

export function useClaims({ of, content, keep }: ClaimsInput) {
  const found = useFoundClaims(content);
  const utils = trpc.useUtils();
  const { claims } = trpc.admin.posts;
  const stored = claims.of.useQuery(of, { refetchOnMount: 'always' });
  const change = (next: (before: readonly ClaimAnswer[]) => ClaimAnswer[]) =>
    utils.admin.posts.claims.of.setData(of, (before: ClaimsOfText | undefined) =>
      before ? { ...before, answers: next(before.answers) } : before,
    );
  const answer = claims.answer.useMutation(
    withToasts({
      failed: words.failed,
      onDone: (given: ClaimAnswer) =>
        change((before) => [...before.filter(({ id }) => id !== given.id), given]),
    }),
  );
  const reopen = claims.reopen.useMutation(withToasts({ failed: words.failed }));

  const answers = stored.data?.answers;
  const listed = useMemo<readonly ListedClaim[]>(() => {
    const byKey = new Map(answers?.map((one) => [claimKey(one), one]));
    return (found ?? []).map((claim) => ({ ...claim, answer: byKey.get(claim.key) ?? null }));
  }, [found, answers]);

  return {
    /** True after the text was analyzed and the server has answered. */
    isKnown: found !== null && stored.isSuccess,
    isModelWritten: stored.data?.isModelWritten ?? false,
    listed,
    openCount: listed.filter(isOpen).length,
    isBusy: answer.isPending || reopen.isPending,
    /** Null for an opinion. Returns whether the answer was stored. */
    say: async ({ kind, words, sentence }: ListedClaim, source: SourceInput | null) => {
      try {
        if ('draftId' in of) await keep();
        await answer.mutateAsync({ of, claim: { kind, words, sentence }, source });
        return true;
      } catch {
        return false;
      }
    },
    openAgain: async (id: number) => {
      try {
        await reopen.mutateAsync({ of, id });
      } catch (error) {
        // NOT_FOUND means that the claim is already open again.
        if (errorCode(error) !== 'NOT_FOUND') return;
      }
      change((before) => before.filter((one) => one.id !== id));
    },
    /** Finds the claim in the current content. Null when it is gone. */
    placeOf: ({ key }: ListedClaim): FoundClaim | null =>
      findClaims(content, knownNames).find((claim) => claim.key === key) ?? null,
  };
}

export type Claims = ReturnType<typeof useClaims>;

const typingPauseMs = 700;
/** Delay in ms for browsers without requestIdleCallback. */
const soonMs = 50;

/**
 * Runs work when the browser is idle.
 * @returns function that cancels the work
 */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, soonMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** Finds claims after a debounce, when the browser is idle. Null before the first result. */
function useFoundClaims(html: string): readonly FoundClaim[] | null {
  const [settled] = useDebouncedValue(html, typingPauseMs);
  const [found, setFound] = useState<readonly FoundClaim[] | null>(null);
  useEffect(() => whenIdle(() => setFound(findClaims(settled, knownNames))), [settled]);
  return found;
}
