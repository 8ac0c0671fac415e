import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { VerificationRequest } from '../../verification.ts';
import { adminVerificationWords as words } from '../../words/admin-verification.ts';

/** Each change answers with the request as it is then. */
export function useRequestChanges() {
  const { verification } = trpc.useUtils().admin;
  const outcome = withToasts({
    ...{ done: words.saved, failed: words.failed },
    onDone: (request: VerificationRequest) => {
      verification.get.setData({ id: request.id }, request);
      return verification.list.invalidate();
    },
    onFailed: () => verification.invalidate(),
  });
  const calls = trpc.admin.verification;
  return {
    give: calls.give.useMutation(outcome),
    assess: calls.assess.useMutation(outcome),
    review: calls.review.useMutation(outcome),
    verify: calls.verify.useMutation(outcome),
    decline: calls.decline.useMutation(outcome),
    takeBack: calls.takeBack.useMutation(outcome),
  };
}

export type RequestChanges = ReturnType<typeof useRequestChanges>;
