import { Button, Group, Text } from '@mantine/core';
import { adminContent } from '../../../../content/admin.ts';
import { trpc } from '../../../api/trpc.ts';
import { showErrorToast, showToast } from '../../../components/toast/toast-store.ts';
import { forgetAiDraftInput } from '../ai-drafts/ai-draft-input.ts';
import { forgetLocalDrafts } from '../editor/autosave/local-draft.ts';
import { useAdminSession } from '../session/admin-session.ts';

const words = adminContent.session;

/** Who is signed in, and the way out. */
export function SessionBar({ onSignedOut }: { onSignedOut: () => void }) {
  const { admin } = useAdminSession();
  const logout = trpc.admin.logout.useMutation({
    onSuccess: () => {
      forgetLocalDrafts(admin.id);
      forgetAiDraftInput();
      showToast(words.signedOut);
      onSignedOut();
    },
    onError: () => showErrorToast(words.signOutFailed),
  });

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
