import { adminContent } from '../../../../shared/words/admin.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { adminPostsContent } from '../../words/post-list.ts';

const words = adminPostsContent.forGood;

interface DeleteForGoodDialogProps {
  /** Title in quotation marks, or the number of posts. */
  what: string;
  isDeleting: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function DeleteForGoodDialog(props: DeleteForGoodDialogProps) {
  const { what, isDeleting, onClose, onConfirm } = props;
  return (
    <Dialog
      title={words.title(what)}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose, isSafe: true },
        {
          label: isDeleting ? words.deleting : words.confirm,
          onChoose: onConfirm,
          isDisabled: isDeleting,
          isDangerous: true,
        },
      ]}
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
