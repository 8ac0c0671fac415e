import { lazy, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import type { CurrentAdmin } from '../../../shared/admin.ts';
import { useSessionEnd } from '../../api/useSessionEnd.ts';
import classes from './AdminArea.module.css';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { openPostOf } from './admin-address.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { GenerationWatch } from './generator/GenerationWatch.tsx';
import { PartFailed } from './parts/PartFailed.tsx';
import { AdminSessionContext } from './session/admin-session.ts';
import { SessionBar } from './session/SessionBar.tsx';
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
  const openPost = openPostOf({ search });

  return (
    <AdminSessionContext value={session}>
      <div className={classes.area}>
        <SessionBar onSignedOut={onSignedOut} />
        <GenerationWatch />
        {openPost ? (
          <ErrorBoundary FallbackComponent={PartFailed} resetKeys={[search]}>
            <Suspense fallback={<AdminSkeleton />}>
              <OpenEditor open={openPost} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <Dashboard />
        )}
      </div>
      <SignInDialog
        isOpen={hasEnded}
        username={admin.username}
        onSignedIn={(signedIn) => {
          onSignedIn(signedIn);
          setSignInCount((count) => count + 1);
          renew();
        }}
      />
    </AdminSessionContext>
  );
}
