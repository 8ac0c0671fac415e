import { Container } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { AdminSessionContext } from '../../../features/accounts/web/admin/session/admin-session.ts';
import { ProofDialog } from '../../../features/accounts/web/admin/session/ProofDialog.tsx';
import { SignInDialog } from '../../../features/accounts/web/admin/session/SignInDialog.tsx';
import { AiDraftWatch } from '../../../features/generator/web/admin/drafts/AiDraftWatch.tsx';
import type { CurrentAdmin } from '../../../shared/admin.ts';
import { openPostOf } from '../../../web/admin/admin-address.ts';
import { PartFailed } from '../../../web/admin/PartFailed.tsx';
import { useSessionEnd } from '../../../web/api/useSessionEnd.ts';
import { loadDialogAhead } from '../../../web/components/load-dialog.ts';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { AdminBar } from './dashboard/AdminBar.tsx';
import { Areas } from './dashboard/Areas.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';

const OpenEditor = lazy(() =>
  import('../../../features/editor/web/admin/OpenEditor.tsx').then((module) => ({
    default: module.OpenEditor,
  })),
);

interface AdminAreaProps {
  admin: CurrentAdmin;
  onSignedIn: (admin: CurrentAdmin) => void;
  onSignedOut: () => void;
}

/** Shows the dashboard, or the editor in its place. */
export function AdminArea({ admin, onSignedIn, onSignedOut }: AdminAreaProps) {
  const { hasEnded, report, renew } = useSessionEnd();
  const [signInCount, setSignInCount] = useState(0);
  const session = useMemo(
    () => ({ admin, reportEnded: report, signInCount }),
    [admin, report, signInCount],
  );
  const { search } = useLocation();
  // The dialog must be loaded before the connection drops or a new release replaces its chunk.
  useEffect(loadDialogAhead, []);
  const openPost = openPostOf({ search });

  return (
    <AdminSessionContext value={session}>
      <Areas>
        <AdminBar isEditing={openPost !== null} onSignedOut={onSignedOut} />
        <Container pt="lg" pb="4xl" mih="85vh">
          <AiDraftWatch />
          {openPost ? (
            <ErrorBoundary FallbackComponent={PartFailed} resetKeys={[search]}>
              <Suspense fallback={<AdminSkeleton />}>
                <OpenEditor open={openPost} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <Dashboard />
          )}
        </Container>
      </Areas>
      <ProofDialog />
      {hasEnded ? (
        <SignInDialog
          username={admin.username}
          onSignedIn={(signedIn) => {
            onSignedIn(signedIn);
            setSignInCount((count) => count + 1);
            renew();
          }}
        />
      ) : null}
    </AdminSessionContext>
  );
}
