import { trpc } from '../../../web/api/trpc.ts';
import { useSignedInHint } from '../../../web/signed-in-hint.ts';
import type { CurrentDeveloper } from '../developers.ts';

/**
 * The signed-in developer; null for nobody, and until the server has said so. It is asked only after hydration, and only
 * by a browser that somebody has signed in with.
 */
export function useCurrentDeveloper(isWanted = true): CurrentDeveloper | null {
  const isHinted = useSignedInHint();
  const enabled = isWanted && isHinted;
  const { data = null } = trpc.developer.current.useQuery(undefined, { enabled });
  return enabled ? data : null;
}
