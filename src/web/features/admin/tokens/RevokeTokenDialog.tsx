import { adminContent } from '../../../../content/admin.ts';
import { adminTokensContent } from '../../../../content/api-tokens.ts';
import type { ApiToken } from '../../../../shared/api-tokens.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Dialog } from '../../../components/Dialog.tsx';

const { confirm: words, toasts } = adminTokensContent;

/** Asks before a token stops working. */
export function RevokeTokenDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const utils = trpc.useUtils();
  const revocation = trpc.admin.tokens.revoke.useMutation(
    withToasts({
      done: toasts.revoked,
      failed: toasts.revokeFailed,
      onDone: async () => {
        await utils.admin.tokens.list.invalidate();
        onClose();
      },
    }),
  );
  return (
    <Dialog
      title={words.title(token.name)}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: revocation.isPending ? words.revoking : words.revoke,
          onChoose: () => revocation.mutate({ id: token.id }),
          isDisabled: revocation.isPending,
        },
      ]}
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
