import { Box, Button, Container, Group, Text, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { ProofDialog } from '../../../features/accounts/web/admin/session/ProofDialog.tsx';
import { SignInDialog } from '../../../features/accounts/web/admin/session/SignInDialog.tsx';
import { forgetLocalDrafts } from '../../../features/editor/web/admin/autosave/local-draft.ts';
import { AiDraftWatch } from '../../../features/generator/web/admin/drafts/AiDraftWatch.tsx';
import { forgetAiDraftInput } from '../../../features/generator/web/admin/drafts/ai-draft-input.ts';
import type { CurrentAdmin } from '../../../shared/admin/admin.ts';
import { adminContent } from '../../../shared/words/admin.ts';
import { AdminSessionContext, useAdminSession } from '../../../web/admin/admin-session.ts';
import { openPostOf } from '../../../web/admin/list/admin-address.ts';
import { PartFailed } from '../../../web/admin/PartFailed.tsx';
import { adminBarId } from '../../../web/admin-frame.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { useSessionEnd } from '../../../web/api/useSessionEnd.ts';
import { loadDialogAhead } from '../../../web/components/dialog/load-dialog.ts';
import { flushDrafts, forgetDrafts } from '../../../web/forms/drafts/draft-keepers.ts';
import { AdminSkeleton } from './AdminSkeleton.tsx';
import { AreaMenu } from './desk/AreaMenu.tsx';
import { AreaNav } from './desk/AreaNav.tsx';
import { Desk } from './desk/Desk.tsx';
import { DeskKeysProvider } from './desk/DeskKeysProvider.tsx';
import classes from './desk/desk.module.css';
import { SpotlightOpener } from './spotlight/SpotlightOpener.tsx';

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
      <DeskKeysProvider>
        <AdminBar isEditing={openPost !== null} onSignedOut={onSignedOut} />
        <div className={classes.desk}>
          {openPost ? null : (
            <aside className={classes.side}>
              <div className={classes.pinned}>
                <AreaNav isEditing={false} />
              </div>
            </aside>
          )}
          <div className={classes.work}>
            <Container pt="lg" pb="4xl">
              <AiDraftWatch />
              {openPost ? (
                <ErrorBoundary FallbackComponent={PartFailed} resetKeys={[search]}>
                  <Suspense fallback={<AdminSkeleton />}>
                    <OpenEditor open={openPost} />
                  </Suspense>
                </ErrorBoundary>
              ) : (
                <Desk />
              )}
            </Container>
          </div>
        </div>
      </DeskKeysProvider>
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

interface AdminBarProps {
  isEditing: boolean;
  onSignedOut: () => void;
}

function AdminBar({ isEditing, onSignedOut }: AdminBarProps) {
  const bar = document.getElementById(adminBarId);
  if (!bar) return null;
  return createPortal(
    <Group flex={1} gap="xs" wrap="nowrap" justify="space-between">
      <AreaMenu isEditing={isEditing}>
        <Box hiddenFrom="sm" mt="lg">
          <Session onSignedOut={onSignedOut} />
        </Box>
      </AreaMenu>
      <SpotlightOpener />
      <Box visibleFrom="sm" ml="auto">
        <Session onSignedOut={onSignedOut} />
      </Box>
    </Group>,
    bar,
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
    <Group justify="flex-end" gap="md" wrap="nowrap">
      <Text c="dimmed" fz="sm" truncate maw="14rem">
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
