import { Stack, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useId } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { profileHidingSchema } from '../../admin-developers.ts';
import { developerLimits } from '../../developer-limits.ts';
import { adminDevelopersContent } from '../../words/admin-developers.ts';
import { useHiding } from './profile-changes.ts';

const words = adminDevelopersContent.hiding;
const validate = schemaResolver(profileHidingSchema.pick({ reason: true }), { sync: true });

interface HideDialogProps {
  developer: { id: number; name: string };
  onClose: () => void;
}

export function HideDialog({ developer, onClose }: HideDialogProps) {
  const hiding = useHiding({ onDone: onClose });
  return (
    <ReasonDialog
      title={words.title(developer.name)}
      isBusy={hiding.isPending}
      onClose={onClose}
      onHide={(reason) => hiding.mutate({ developerId: developer.id, reason })}
    />
  );
}

interface ReasonDialogProps {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onHide: (reason: string) => void;
}

export function ReasonDialog({ title, isBusy, onClose, onHide }: ReasonDialogProps) {
  const formId = useId();
  const form = useCheckedForm({ initialValues: { reason: '' }, validate });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: isBusy ? words.busy : words.confirm,
          form: formId,
          isDisabled: isBusy,
          isDangerous: true,
        },
      ]}
    >
      <form id={formId} noValidate onSubmit={form.onSubmit(({ reason }) => onHide(reason))}>
        <Stack gap="md">
          <p>{words.text}</p>
          <Textarea
            label={words.reason}
            {...form.getInputProps('reason')}
            rows={3}
            maxLength={developerLimits.hidingReason}
            required
            data-autofocus
          />
        </Stack>
      </form>
    </Dialog>
  );
}
