import { useState } from 'react';
import { developerAccountContent } from '../../../content/developer-account.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../components/Button.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import classes from './OwnerArea.module.css';

const { exportData, deleteAccount } = developerAccountContent;

function saveFile(name: string, json: string) {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Taking one's data along, and leaving. */
export function AccountData({ onDeleted }: { onDeleted: () => void }) {
  const utils = trpc.useUtils();
  const [isPreparing, setIsPreparing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  const download = async () => {
    setIsPreparing(true);
    try {
      const data = await utils.developer.exportData.fetch(undefined, { staleTime: 0 });
      const day = data.exportedAt.slice(0, 10);
      saveFile(`${exportData.fileName}-${day}.json`, JSON.stringify(data, null, 2));
    } catch (error) {
      const { title, text } = exportData.failed;
      const description = messageOf(error, text);
      showToast({ title, description, variant: 'destructive' });
    } finally {
      setIsPreparing(false);
    }
  };

  return (
    <>
      <section className={classes.block} aria-labelledby="export-title">
        <h2 id="export-title">{exportData.title}</h2>
        <p>{exportData.text}</p>
        <Button variant="secondary" disabled={isPreparing} onClick={() => void download()}>
          {isPreparing ? exportData.preparing : exportData.action}
        </Button>
      </section>
      <section className={classes.block} aria-labelledby="delete-title">
        <h2 id="delete-title">{deleteAccount.title}</h2>
        <p>{deleteAccount.text}</p>
        <button type="button" className={classes.danger} onClick={() => setIsDeleting(true)}>
          {deleteAccount.open}
        </button>
        {isDeleting ? (
          <DeleteAccountDialog onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
        ) : null}
      </section>
    </>
  );
}
