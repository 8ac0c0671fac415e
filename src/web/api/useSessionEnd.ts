import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { errorCode } from './call-errors.ts';

/** A refused sign-in has the same code. */
function isSignIn(mutationKey: readonly unknown[] | undefined): boolean {
  return /"login\w*"/.test(JSON.stringify(mutationKey ?? []));
}

/** Notices, from any call, that the server no longer knows the session. */
export function useSessionEnd() {
  const queryClient = useQueryClient();
  const [hasEnded, setHasEnded] = useState(false);
  const report = useCallback(() => setHasEnded(true), []);
  const renew = useCallback(() => {
    setHasEnded(false);
    void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  }, [queryClient]);

  useEffect(() => {
    const notice = (error: unknown) => {
      if (errorCode(error) === 'UNAUTHORIZED') setHasEnded(true);
    };
    const leaveQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') notice(event.action.error);
    });
    const leaveMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (!isSignIn(event.mutation.options.mutationKey)) notice(event.action.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [queryClient]);

  return { hasEnded, report, renew };
}
