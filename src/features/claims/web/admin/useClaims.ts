import { useMemo } from 'react';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { knownNames } from '../../../tools/words/known-names.ts';
import { type ClaimAnswer, type ClaimedText, type ClaimsOfText, claimKey } from '../../claims.ts';
import { type FoundClaim, findClaims } from '../../find-claims.ts';
import { claimsContent as words } from '../../words/claims.ts';
import { useFoundClaims } from './useFoundClaims.ts';

/** A claim of the text with what was said of it; null for nothing yet. */
export interface ListedClaim extends FoundClaim {
  answer: ClaimAnswer | null;
}

export const isOpen = ({ answer }: ListedClaim) => answer === null || answer.state === 'changed';

/** What a source is told of. `recheckAt` is ISO 8601. */
export interface SourceInput {
  sourceUrl: string;
  note: string;
  recheckAt: string | null;
}

interface ClaimsInput {
  of: ClaimedText;
  /** What is typed now. */
  content: string;
  /** Brings to the server what was typed until now: a new post may not be there yet. */
  keep: () => Promise<void>;
}

/** The claims of the open text, what was said of them, and saying it. */
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
    /** Not known before the text was looked through and the server has answered. */
    isKnown: found !== null && stored.isSuccess,
    isModelWritten: stored.data?.isModelWritten ?? false,
    listed,
    openCount: listed.filter(isOpen).length,
    isBusy: answer.isPending || reopen.isPending,
    /** Null for an opinion. @returns whether it was kept */
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
        // It stays as it was said, unless somebody else has opened it already.
        if (errorCode(error) !== 'NOT_FOUND') return;
      }
      change((before) => before.filter((one) => one.id !== id));
    },
    /** The claim where it stands in what is typed now; null where it has gone. */
    placeOf: ({ key }: ListedClaim): FoundClaim | null =>
      findClaims(content, knownNames).find((claim) => claim.key === key) ?? null,
  };
}

export type Claims = ReturnType<typeof useClaims>;
