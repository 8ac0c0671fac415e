import { adminContent } from '../../../../content/admin.ts';
import { adminTokensContent } from '../../../../content/admin-work.ts';
import type { ApiToken } from '../../../../shared/admin.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { showFailure } from '../parts/action-failure.ts';

const { confirm: words, toasts } = adminTokensContent;

/** Asks before a token stops working. */
export function RevokeTokenDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const utils = trpc.useUtils();
  const revocation = trpc.admin.tokens.revoke.useMutation({
    onSuccess: async () => {
      await utils.admin.tokens.list.invalidate();
      showToast(toasts.revoked);
      onClose();
    },
    onError: (error) => showFailure(error, toasts.revokeFailed),
  });
  return (
    <Dialog
      isOpen
      title={words.title(token.name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {adminContent.dialog.cancel}
          </Button>
          <Button
            disabled={revocation.isPending}
            onClick={() => revocation.mutate({ id: token.id })}
          >
            {revocation.isPending ? words.revoking : words.revoke}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
