import { tokenWords } from '../../../shared/words/accounts/tokens.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';

const words = tokenWords.confirm;

interface RevokeTokenDialogProps {
  name: string;
  isPending: boolean;
  onRevoke: () => void;
  onClose: () => void;
}

export function RevokeTokenDialog({ name, isPending, onRevoke, onClose }: RevokeTokenDialogProps) {
  return (
    <Dialog
      title={words.title(name)}
      onClose={onClose}
      answers={[
        { label: words.cancel, onChoose: onClose },
        {
          label: isPending ? words.revoking : words.revoke,
          onChoose: onRevoke,
          isDisabled: isPending,
        },
      ]}
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
