import { Button } from '@mantine/core';
import { useState } from 'react';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { saveFile } from '../../../../../web/save-file.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';
import { AccountBlock } from './AccountBlock.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const { exportData, deleteAccount } = developerAccountContent;

export function AccountData({ onDeleted }: { onDeleted: () => void }) {
  const utils = trpc.useUtils();
  const [isPreparing, setIsPreparing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  const download = async () => {
    setIsPreparing(true);
    try {
      const data = await utils.developer.exportData.fetch(undefined, { staleTime: 0 });
      const day = data.exportedAt.toISOString().slice(0, 10);
      const text = JSON.stringify(data, null, 2);
      saveFile(
        `${exportData.fileName}-${day}.json`,
        new Blob([text], { type: 'application/json' }),
      );
    } catch (error) {
      showFailure(error, exportData.failed);
    } finally {
      setIsPreparing(false);
    }
  };

  return (
    <>
      <AccountBlock id="export-title" title={exportData.title} text={exportData.text}>
        <Button variant="default" disabled={isPreparing} onClick={() => void download()}>
          {isPreparing ? exportData.preparing : exportData.action}
        </Button>
      </AccountBlock>
      <AccountBlock id="delete-title" title={deleteAccount.title} text={deleteAccount.text}>
        <Button variant="outline" color="red" onClick={() => setIsDeleting(true)}>
          {deleteAccount.open}
        </Button>
        {isDeleting ? (
          <DeleteAccountDialog onClose={() => setIsDeleting(false)} onDeleted={onDeleted} />
        ) : null}
      </AccountBlock>
    </>
  );
}
