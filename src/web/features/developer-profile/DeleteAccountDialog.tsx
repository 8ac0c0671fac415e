import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { developerAccountContent } from '../../../content/developer-account.ts';
import { paths } from '../../../shared/paths.ts';
import { forgetPrivateAnswers } from '../../api/forget-private-answers.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import dialogClasses from './AccountDialog.module.css';
import classes from './OwnerArea.module.css';

const words = developerAccountContent.deleteAccount;

type DeleteAccountDialogProps = {
  onClose: () => void;
  /** The account is gone; the page is about to be left. */
  onDeleted: () => void;
};

/** Asks for a typed word before an account is deleted for good. */
export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const isConfirmed = typed.trim() === words.confirmWord;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const removal = trpc.developer.deleteAccount.useMutation({
    onSuccess: async () => {
      showToast({ title: words.deleted.title, description: words.deleted.text });
      onDeleted();
      await navigate(paths.developers);
      utils.developer.current.setData(undefined, null);
      void utils.developer.directory.invalidate();
      await forgetPrivateAnswers(utils);
    },
    onError: (error) =>
      showToast({
        title: words.failed.title,
        description: messageOf(error, words.failed.text),
        variant: 'destructive',
      }),
  });

  return (
    <dialog
      ref={dialog}
      className={dialogClasses.dialog}
      aria-labelledby="confirm-delete-title"
      onClose={onClose}
    >
      <form
        method="dialog"
        className={dialogClasses.panel}
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed) removal.mutate(undefined);
        }}
      >
        <h2 id="confirm-delete-title">{words.confirmTitle}</h2>
        <p>{words.confirmText}</p>
        <TextInput
          label={words.confirmLabel(words.confirmWord)}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={dialogClasses.actions}>
          <button
            type="submit"
            className={classes.danger}
            disabled={!isConfirmed || removal.isPending}
          >
            {removal.isPending ? words.deleting : words.confirm}
          </button>
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
