import type { TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { AppRouter } from '../../app/server/routers/router.ts';
import { isProofMissing } from './call-errors.ts';

type Ask = () => Promise<boolean>;

let asking: Ask | null = null;

/**
 * Says who asks for a proof where the server wants one, and answers whether it was given.
 * @returns what ends that
 */
export function askForProofsWith(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

/** A call that is refused until somebody shows that it is them: asks, and sends it again. */
export const proofLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let current: Unsubscribable;
      let isLeft = false;
      const send = (ask: Ask | null) => {
        current = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error(error) {
            if (!ask || !isProofMissing(error)) return observer.error(error);
            void ask().then((isProven) => {
              if (isLeft) return;
              if (isProven) send(null);
              else observer.error(error);
            });
          },
        });
      };
      send(asking);
      return () => {
        isLeft = true;
        current.unsubscribe();
      };
    });
