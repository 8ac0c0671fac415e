import { Stack } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import type { ReportedProfile } from '../../../developers/reports/reported-profiles.ts';
import { HideDialog } from '../../../developers/web/admin/HideDialog.tsx';
import { ReportAnswerField } from '../../../developers/web/admin/ReportAnswerField.tsx';
import { adminReportsContent } from '../../words/admin-reports.ts';
import type { ReportChanges } from './useReportChanges.ts';

const words = adminReportsContent.profiles;

export interface AskedProfile {
  profile: ReportedProfile;
  about: 'hide' | 'leave' | 'picture';
}

interface ReportedProfileDialogsProps {
  asked: AskedProfile;
  isMailOn: boolean;
  changes: ReportChanges;
  onClose: () => void;
}

export function ReportedProfileDialogs(props: ReportedProfileDialogsProps) {
  const { asked, isMailOn, changes, onClose } = props;
  const { about, profile } = asked;
  const { developer, lastId, answerCount, pictures } = profile;
  const name = developer.name || adminReportsContent.anonymous(developer.id);
  const mailed = (count: number) => (isMailOn ? count : 0);
  const decision = { developerId: developer.id, lastId };
  if (about === 'hide') {
    return (
      <HideDialog
        developer={{ id: developer.id, name }}
        answerCount={mailed(answerCount)}
        onClose={onClose}
      />
    );
  }
  return about === 'leave' ? (
    <AnswerDialog
      {...{ name, onClose, words: words.leave, count: mailed(answerCount) }}
      isBusy={changes.dismissProfile.isPending}
      onConfirm={(answer) =>
        changes.dismissProfile.mutate({ ...decision, answer }, { onSettled: onClose })
      }
    />
  ) : (
    <AnswerDialog
      {...{ name, onClose, words: words.picture, count: mailed(pictures.answerCount) }}
      isDangerous
      isBusy={changes.removePicture.isPending}
      onConfirm={(answer) =>
        changes.removePicture.mutate(
          { ...decision, answer, photoUrl: developer.photoUrl },
          { onSettled: onClose },
        )
      }
    />
  );
}

interface AnswerDialogProps {
  name: string;
  words: typeof words.leave | typeof words.picture;
  /** People who get the answer. */
  count: number;
  isBusy: boolean;
  isDangerous?: boolean;
  onConfirm: (answer: string) => void;
  onClose: () => void;
}

function AnswerDialog(props: AnswerDialogProps) {
  const { name, words: said, count, isBusy, isDangerous = false, onConfirm, onClose } = props;
  const [answer, setAnswer] = useState('');
  return (
    <Dialog
      title={said.title(name)}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: isBusy ? said.busy : said.confirm,
          onChoose: () => onConfirm(answer),
          isDisabled: isBusy,
          isDangerous,
        },
      ]}
    >
      <Stack gap="md">
        <p>{said.text}</p>
        {count > 0 ? (
          <ReportAnswerField
            count={count}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
