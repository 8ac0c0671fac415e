import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/paths.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { forgetPrivateAnswers } from '../../../../../web/api/forget-private-answers.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { developerAccountContent } from '../../../words/developer-account.ts';

const words = developerAccountContent.deleteAccount;

type DeleteAccountDialogProps = {
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const isConfirmed = typed.trim() === words.confirmWord;

  const removal = trpc.developer.deleteAccount.useMutation(
    withToasts({
      done: words.deleted,
      failed: words.failed,
      onDone: async () => {
        onDeleted();
        await navigate(paths.developers);
        utils.developer.current.setData(undefined, null);
        void utils.developer.directory.invalidate();
        await forgetPrivateAnswers(utils);
      },
    }),
  );

  return (
    <Dialog
      title={words.confirmTitle}
      onClose={onClose}
      answers={[
        { label: words.cancel, onChoose: onClose },
        {
          label: removal.isPending ? words.deleting : words.confirm,
          form: formId,
          isDisabled: !isConfirmed || removal.isPending,
          isDangerous: true,
        },
      ]}
    >
      <p>{words.confirmText}</p>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed) removal.mutate(undefined);
        }}
      >
        <TextInput
          label={words.confirmLabel(words.confirmWord)}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
