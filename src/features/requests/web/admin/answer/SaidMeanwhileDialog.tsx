import { Stack, Text } from '@mantine/core';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import type { SaidMeanwhile } from '../../../requests.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';
import classes from '../InboxRequest.module.css';
import type { Answering } from './useAnswering.ts';

const words = adminInboxContent.thread.meanwhile;

function agoOf(time: Date): string {
  const minutes = Math.floor((Date.now() - time.getTime()) / 60_000);
  if (minutes >= 60) return words.on(formatDateTime(time));
  return minutes < 1 ? words.now : words.minutesAgo(minutes);
}

function headOf({ side, author, createdAt }: SaidMeanwhile[number]): string {
  const ago = agoOf(createdAt);
  if (side === 'incoming') return words.senderWrote(ago);
  return words.answered(author ? actorName(author) : words.somebody, ago);
}

interface SaidMeanwhileDialogProps {
  answering: Answering;
  /** Sends the answer despite all entries up to this one. */
  onSend: (after: number) => void;
}

/** Asks before an answer is sent whose writer has not seen the latest entries. Renders nothing without such entries. */
export function SaidMeanwhileDialog({ answering, onSend }: SaidMeanwhileDialogProps) {
  const { meanwhile, back } = answering;
  if (!meanwhile) return null;
  const send = () => {
    back();
    onSend(answering.afterMeanwhile());
  };
  return (
    <Dialog
      title={words.title}
      onClose={back}
      answers={[
        { label: words.send, onChoose: send },
        { label: words.back, onChoose: back, isSafe: true },
      ]}
    >
      {meanwhile.map((entry) => (
        <Stack key={entry.id} gap="xxs">
          <Text fw={600}>{headOf(entry)}</Text>
          <p className={classes.message} dir="auto">
            {entry.file?.name ?? entry.body}
          </p>
        </Stack>
      ))}
    </Dialog>
  );
}
