import { Button, Container, Group, Tabs, Text, VisuallyHidden } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ProofDialog } from '../../../features/accounts/web/admin/session/ProofDialog.tsx';
import { SignInDialog } from '../../../features/accounts/web/admin/session/SignInDialog.tsx';
import { forgetLocalDrafts } from '../../../features/editor/web/admin/autosave/local-draft.ts';
import { AiDraftWatch } from '../../../features/generator/web/admin/drafts/AiDraftWatch.tsx';
import { forgetAiDraftInput } from '../../../features/generator/web/admin/drafts/ai-draft-input.ts';
import type { CurrentAdmin } from '../../../shared/admin/admin.ts';
import { adminContent } from '../../../shared/words/admin.ts';
import { AdminSessionContext, useAdminSession } from '../../../web/admin/admin-session.ts';
import { openPostOf, tabAddress, tabOf } from '../../../web/admin/list/admin-address.ts';
import { PartFailed } from '../../../web/admin/PartFailed.tsx';
import { adminBarId } from '../../../web/admin-frame.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { useSessionEnd } from '../../../web/api/useSessionEnd.ts';
import { loadDialogAhead } from '../../../web/components/dialog/load-dialog.ts';
import { flushDrafts, forgetDrafts } from '../../../web/forms/drafts/draft-keepers.ts';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { AreaTabs } from './dashboard/AreaTabs.tsx';
import classes from './dashboard/areas.module.css';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { useAreas } from './dashboard/useAreas.ts';

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

function Areas({ children }: { children: ReactNode }) {
  const { areas, area } = useAreas();
  const navigate = useNavigate();
  const choose = (value: string | null) => {
    const chosen = areas.find(({ id }) => id === value)?.id;
    if (!chosen) return;
    // Reads the current address instead of the last render: keys may be faster than pages.
    const replace = chosen === tabOf(window.location);
    void navigate(tabAddress(chosen), { preventScrollReset: true, replace });
  };
  return (
    <Tabs value={area} onChange={choose} keepMounted={false}>
      {children}
    </Tabs>
  );
}

interface AdminBarProps {
  isEditing: boolean;
  onSignedOut: () => void;
}

function AdminBar({ isEditing, onSignedOut }: AdminBarProps) {
  const bar = document.getElementById(adminBarId);
  if (!bar) return null;
  return createPortal(
    <>
      {isEditing ? <AreaLinks /> : <AreaTabs />}
      <Session onSignedOut={onSignedOut} />
    </>,
    bar,
  );
}

function AreaLinks() {
  const { areas } = useAreas();
  return (
    <Group
      component="ul"
      className={classes.list}
      aria-label={adminContent.dashboard.tabsLabel}
      visibleFrom="xl"
    >
      {areas.map(({ id, label }) => (
        <li key={id}>
          <Link to={tabAddress(id)} className={classes.area}>
            {label}
          </Link>
        </li>
      ))}
    </Group>
  );
}

const words = adminContent.session;

function Session({ onSignedOut }: { onSignedOut: () => void }) {
  const { admin } = useAdminSession();
  const logout = trpc.admin.logout.useMutation(
    withToasts({
      done: words.signedOut,
      failed: words.signOutFailed,
      onDone: () => {
        forgetLocalDrafts(admin.id);
        forgetDrafts();
        forgetAiDraftInput();
        onSignedOut();
      },
    }),
  );

  return (
    <Group
      // When the bar is full, the name shrinks before the areas do.
      flex={{ base: 1, xl: '0 99999999 auto' }}
      miw="6.5rem"
      justify="flex-end"
      gap="md"
      wrap="nowrap"
    >
      <Text c="dimmed" fz="sm" truncate maw="14rem" visibleFrom="xs">
        <VisuallyHidden>{words.signedInAs} </VisuallyHidden>
        {admin.username}
      </Text>
      <Button
        variant="subtle"
        size="sm"
        flex="none"
        disabled={logout.isPending}
        onClick={async () => {
          await flushDrafts();
          logout.mutate();
        }}
      >
        {logout.isPending ? words.signingOut : words.signOut}
      </Button>
    </Group>
  );
}
