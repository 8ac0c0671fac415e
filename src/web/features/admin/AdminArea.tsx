import { Container } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import type { CurrentAdmin } from '../../../shared/admin.ts';
import { useSessionEnd } from '../../api/useSessionEnd.ts';
import { loadDialogAhead } from '../../components/load-dialog.ts';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { openPostOf } from './admin-address.ts';
import { AiDraftWatch } from './ai-drafts/AiDraftWatch.tsx';
import { AdminBar } from './dashboard/AdminBar.tsx';
import { Areas } from './dashboard/Areas.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { PartFailed } from './parts/PartFailed.tsx';
import { AdminSessionContext } from './session/admin-session.ts';
import { ProofDialog } from './session/ProofDialog.tsx';
import { SignInDialog } from './session/SignInDialog.tsx';

const OpenEditor = lazy(() =>
  import('./editor/OpenEditor.tsx').then((module) => ({ default: module.OpenEditor })),
);

interface AdminAreaProps {
  admin: CurrentAdmin;
  onSignedIn: (admin: CurrentAdmin) => void;
  onSignedOut: () => void;
}

/** What a signed-in admin sees: the dashboard, or the editor in its place. */
export function AdminArea({ admin, onSignedIn, onSignedOut }: AdminAreaProps) {
  const { hasEnded, report, renew } = useSessionEnd();
  const [signInCount, setSignInCount] = useState(0);
  const session = useMemo(
    () => ({ admin, reportEnded: report, signInCount }),
    [admin, report, signInCount],
  );
  const { search } = useLocation();
  // A session also ends when the line does not hold, or a new release has come.
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
