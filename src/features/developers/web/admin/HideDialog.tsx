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
import { ReportAnswerField } from './ReportAnswerField.tsx';

const words = adminDevelopersContent.hiding;
const validate = schemaResolver(profileHidingSchema.pick({ reason: true, answer: true }), {
  sync: true,
});

interface HideDialogProps {
  developer: { id: number; name: string };
  /** People who want an answer to their report of the profile, as far as it can be mailed. */
  answerCount?: number;
  onClose: () => void;
}

export function HideDialog({ developer, answerCount, onClose }: HideDialogProps) {
  const hiding = useHiding({ onDone: onClose });
  return (
    <ReasonDialog
      title={words.title(developer.name)}
      isBusy={hiding.isPending}
      answerCount={answerCount}
      onClose={onClose}
      onHide={(reason, answer) => hiding.mutate({ developerId: developer.id, reason, answer })}
    />
  );
}

interface ReasonDialogProps {
  title: string;
  isBusy: boolean;
  answerCount?: number | undefined;
  onClose: () => void;
  onHide: (reason: string, answer: string) => void;
}

export function ReasonDialog({
  title,
  isBusy,
  answerCount = 0,
  onClose,
  onHide,
}: ReasonDialogProps) {
  const formId = useId();
  const form = useCheckedForm({ initialValues: { reason: '', answer: '' }, validate });
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
      <form
        id={formId}
        noValidate
        onSubmit={form.onSubmit(({ reason, answer }) => onHide(reason, answer))}
      >
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
          {answerCount > 0 ? (
            <ReportAnswerField count={answerCount} {...form.getInputProps('answer')} />
          ) : null}
        </Stack>
      </form>
    </Dialog>
  );
}
