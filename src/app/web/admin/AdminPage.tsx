import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  hasAdminHint,
  setAdminHint,
} from '../../../features/accounts/web/admin/session/admin-hint.ts';
import type { CurrentAdmin } from '../../../shared/admin/admin.ts';
import { adminContent } from '../../../shared/words/admin.ts';
import { PartFailed } from '../../../web/admin/PartFailed.tsx';
import { setAdminFrame } from '../../../web/admin-frame.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { trpc } from '../../../web/api/trpc.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { AdminSkeleton } from './AdminSkeleton.tsx';

const LoginGate = lazy(() =>
  import('../../../features/accounts/web/admin/session/LoginGate.tsx').then((module) => ({
    default: module.LoginGate,
  })),
);
const AdminArea = lazy(() =>
  import('./AdminArea.tsx').then((module) => ({ default: module.AdminArea })),
);

const never = () => () => {};

/** Reads the browser's memory of the last visit. Null on the server, so that everyone gets the same HTML. */
function useHint(): boolean | null {
  return useSyncExternalStore(never, hasAdminHint, () => null);
}

function Gate() {
  const hint = useHint();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const me = trpc.admin.me.useQuery();
  const admin = me.data ?? null;

  useEffect(() => {
    if (me.isSuccess) setAdminHint(me.data !== null);
  }, [me.isSuccess, me.data]);

  // Until the session is known, the frame stays as the browser remembers it.
  const isInside = admin !== null || (hint === true && me.isPending);
  useLayoutEffect(() => {
    if (hint !== null) setAdminFrame(isInside);
  }, [hint, isInside]);
  useLayoutEffect(() => () => setAdminFrame(false), []);

  const enter = (signedIn: CurrentAdmin) => utils.admin.me.setData(undefined, signedIn);
  const leave = () => {
    utils.admin.me.setData(undefined, null);
    // No admin data stays in memory for the next user of this browser.
    queryClient.removeQueries({
      predicate: ({ queryKey: [path] }) =>
        Array.isArray(path) && path[0] === 'admin' && path[1] !== 'me',
    });
  };

  if (admin) return <AdminArea admin={admin} onSignedIn={enter} onSignedOut={leave} />;
  if (hint === null || isInside) return <AdminSkeleton />;
  return <LoginGate onSignedIn={enter} />;
}

/** Its HTML is the same for everyone; the server checks permissions with every call. */
function AdminPage() {
  return (
    <>
      <PageHead {...adminContent.meta} hasSiteName canonicalPath={null} />
      <ErrorBoundary FallbackComponent={PartFailed}>
        <Suspense fallback={<AdminSkeleton />}>
          <Gate />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

export const Component = withApi(AdminPage);
