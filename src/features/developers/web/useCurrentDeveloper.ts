import { trpc } from '../../../web/api/trpc.ts';
import { useSignedInHint } from '../../../web/signed-in-hint.ts';
import type { CurrentDeveloper } from '../developers.ts';

/**
 * Null while nobody is signed in or the server has not answered. The query runs only after hydration, and only in a browser that
 * somebody has signed in with.
 */
export function useCurrentDeveloper(isWanted = true): CurrentDeveloper | null {
  const isHinted = useSignedInHint();
  const enabled = isWanted && isHinted;
  const { data = null } = trpc.developer.current.useQuery(undefined, { enabled });
  return enabled ? data : null;
}
