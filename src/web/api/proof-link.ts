import type { TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { AppRouter } from '../../app/server/routers/router.ts';
import { isProofMissing } from './call-errors.ts';

type Ask = () => Promise<boolean>;

let asking: Ask | null = null;

/**
 * Registers the function that asks for a proof of identity and returns whether it was given.
 * @returns a function that unregisters it
 */
export function askForProofsWith(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

/** Asks for a proof of identity when the server wants one, and sends the call again. */
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
