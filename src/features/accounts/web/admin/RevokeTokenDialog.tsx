import type { ApiToken } from '../../../../shared/api-tokens.ts';
import { adminContent } from '../../../../shared/words/admin.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/Dialog.tsx';
import { adminTokensContent } from '../../words/api-tokens.ts';

const { confirm: words, toasts } = adminTokensContent;

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
