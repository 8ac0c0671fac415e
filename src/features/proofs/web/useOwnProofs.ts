import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import type { OwnProofs } from '../proofs.ts';
import { ownProofsWords as words } from '../words/own-proofs.ts';

/** The addresses of the signed-in developer. Each change answers with the new list. */
export function useOwnProofs() {
  const utils = trpc.useUtils();
  const calls = trpc.developer.proofs;
  const own = calls.own.useQuery(undefined, { refetchOnMount: 'always' });
  const showChange = () => {
    void utils.developer.proofs.shown.invalidate();
    void utils.developer.projects.cards.invalidate();
  };
  const onDone = (next: OwnProofs) => {
    utils.developer.proofs.own.setData(undefined, next);
    showChange();
  };
  const ask = calls.ask.useMutation({ onSuccess: onDone });
  const remove = calls.remove.useMutation(withToasts({ onDone, failed: words.removeFailed }));
  const restore = calls.restore.useMutation(withToasts({ onDone, failed: words.undo.failed }));
  return { own, ask, remove, restore };
}

/** Checks one address. */
export function useCheck() {
  const utils = trpc.useUtils();
  return trpc.developer.proofs.check.useMutation(
    withToasts({
      failed: words.checkFailed,
      onDone: ({ proof }) => {
        utils.developer.proofs.own.setData(
          undefined,
          (own) =>
            own && {
              ...own,
              proofs: own.proofs.map((one) => (one.id === proof.id ? proof : one)),
            },
        );
        void utils.developer.proofs.shown.invalidate();
        void utils.developer.projects.cards.invalidate();
      },
    }),
  );
}
