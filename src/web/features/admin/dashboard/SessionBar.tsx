import { Button, Group, Text } from '@mantine/core';
import { adminContent } from '../../../../content/admin.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { forgetAiDraftInput } from '../ai-drafts/ai-draft-input.ts';
import { forgetLocalDrafts } from '../editor/autosave/local-draft.ts';
import { useAdminSession } from '../session/admin-session.ts';

const words = adminContent.session;

/** Who is signed in, and the way out. */
export function SessionBar({ onSignedOut }: { onSignedOut: () => void }) {
  const { admin } = useAdminSession();
  const logout = trpc.admin.logout.useMutation(
    withToasts({
      done: words.signedOut,
      failed: words.signOutFailed,
      onDone: () => {
        forgetLocalDrafts(admin.id);
        forgetAiDraftInput();
        onSignedOut();
      },
    }),
  );

  return (
    <Group justify="flex-end" gap="lg">
      <Text c="dimmed" fz="sm">
        {words.signedInAs(admin.username)}
      </Text>
      <Button variant="subtle" disabled={logout.isPending} onClick={() => logout.mutate()}>
        {logout.isPending ? words.signingOut : words.signOut}
      </Button>
    </Group>
  );
}
