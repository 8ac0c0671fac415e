import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { useAdminSession } from '../../../../features/accounts/web/admin/session/admin-session.ts';
import { forgetLocalDrafts } from '../../../../features/editor/web/admin/autosave/local-draft.ts';
import { forgetAiDraftInput } from '../../../../features/generator/web/admin/drafts/ai-draft-input.ts';
import { adminContent } from '../../../../shared/words/admin.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { flushDrafts, forgetDrafts } from '../../../../web/forms/drafts/draft-keepers.ts';

const words = adminContent.session;

export function Session({ onSignedOut }: { onSignedOut: () => void }) {
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
