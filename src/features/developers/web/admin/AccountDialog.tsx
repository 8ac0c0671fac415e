import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { Recommendations } from '../../../outcomes/web/admin/Recommendations.tsx';
import { adminDevelopersContent } from '../../words/admin-developers.ts';
import { useAccountChanges } from './profile-changes.ts';

const words = adminDevelopersContent.account;

interface AccountDialogProps {
  developer: { id: number; name: string };
  onClose: () => void;
}

/** Hides recommendations of a developer, ends the sign-ins, or deletes the account once its number is typed. */
export function AccountDialog({ developer, onClose }: AccountDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const { endSignIns, remove } = useAccountChanges({ onDone: onClose });
  const isBusy = endSignIns.isPending || remove.isPending;
  const developerId = developer.id;
  const isConfirmed = typed.trim() === String(developerId);
  return (
    <Dialog
      title={words.title(developer.name)}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose, isSafe: true },
        {
          label: remove.isPending ? words.remove.busy : words.remove.confirm,
          form: formId,
          isDisabled: !isConfirmed || isBusy,
          isDangerous: true,
        },
      ]}
    >
      <Stack gap="xl">
        <Recommendations developerId={developerId} />
        <Stack gap="sm" align="start">
          <Text>{words.signIns.text}</Text>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => endSignIns.mutate({ developerId })}
          >
            {endSignIns.isPending ? words.signIns.busy : words.signIns.confirm}
          </Button>
        </Stack>
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            if (isConfirmed) remove.mutate({ developerId });
          }}
        >
          <Stack gap="sm">
            <Text>{words.remove.text}</Text>
            <TextInput
              label={words.remove.label(developerId)}
              value={typed}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}
