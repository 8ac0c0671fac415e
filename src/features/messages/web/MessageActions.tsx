import { Button, Group } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { errorCode } from '../../../web/api/call-errors.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { accessibleName } from '../../../web/start/accessible-name.ts';
import type { DeveloperMessage } from '../developer-messages.ts';
import { developerInboxContent as words } from '../words/developer-inbox.ts';
import { messageReportContent } from '../words/message-reports.ts';

const small = { variant: 'subtle', size: 'xs' } as const;

type FormOpener = {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  open: () => void;
};

type MessageActionsProps = {
  message: DeveloperMessage;
  /** Null when an answer would reach nobody. */
  answer: FormOpener | null;
  report: FormOpener | null;
};

export function MessageActions({ message, answer, report }: MessageActionsProps) {
  const { id: messageId, senderName, senderEmail, isRead, isArchived, isSuspected } = message;
  // Sends the entry count of the list, so that newer entries are not marked as read.
  const seen = { messageId, entryCount: message.entryCount, isRead: true };
  const [isAsking, setIsAsking] = useState(false);
  const { mark, archive, bringBack, accept, block, remove } = useMessageChanges();
  const named = (label: string) => accessibleName(label, words.messageOf(senderName));
  const mail = `mailto:${senderEmail}?subject=${encodeURIComponent(words.replySubject)}`;
  const button = (label: string, isPending: boolean, onClick: () => void) => (
    <Button {...small} aria-label={named(label)} disabled={isPending} onClick={onClick}>
      {label}
    </Button>
  );
  const opener = (label: string, { button: ref, isOpen, open }: FormOpener) => (
    <Button {...small} ref={ref} aria-label={named(label)} aria-expanded={isOpen} onClick={open}>
      {label}
    </Button>
  );

  if (isAsking) {
    return (
      <Group gap="0 var(--mantine-spacing-md)">
        <Button
          {...small}
          c="red"
          aria-label={named(words.confirmDelete)}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ messageId })}
        >
          {words.confirmDelete}
        </Button>
        <Button {...small} onClick={() => setIsAsking(false)}>
          {words.keep}
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="0 var(--mantine-spacing-md)">
      {answer ? opener(words.answer.open, answer) : null}
      {senderEmail ? (
        <Button {...small} component="a" href={mail} aria-label={named(words.reply)}>
          {words.reply}
        </Button>
      ) : null}
      {isSuspected
        ? button(words.suspected.move, accept.isPending, () =>
            accept.mutate({ messageId, isSuspected: false }),
          )
        : null}
      {button(isRead ? words.markUnread : words.markRead, mark.isPending, () =>
        mark.mutate(isRead ? { messageId, isRead: false } : seen),
      )}
      {isArchived
        ? button(words.archive.moveBack, bringBack.isPending, () =>
            bringBack.mutate({ messageId, isArchived: false }),
          )
        : null}
      {isArchived || isSuspected
        ? null
        : button(words.archive.move, archive.isPending, () =>
            archive.mutate({ ...seen, isArchived: true }),
          )}
      {button(words.blocks.add, block.isPending, () => block.mutate({ messageId }))}
      {report ? opener(messageReportContent.open, report) : null}
      {button(words.delete, false, () => setIsAsking(true))}
    </Group>
  );
}

function useMessageChanges() {
  const utils = trpc.useUtils();
  const { list, unreadCount, blocks } = utils.developer.messages;
  const readAgain = () => Promise.all([list.invalidate(), unreadCount.invalidate()]);
  const change = {
    failed: words.failed,
    onDone: readAgain,
    onFailed: async (error: unknown) => {
      if (errorCode(error) === 'CONFLICT') await readAgain();
    },
  };
  const { mark, delete: deletion, blocks: blocking } = trpc.developer.messages;
  return {
    mark: mark.useMutation(withToasts(change)),
    archive: mark.useMutation(withToasts({ ...change, done: words.archive.moved })),
    bringBack: mark.useMutation(withToasts({ ...change, done: words.archive.movedBack })),
    accept: mark.useMutation(withToasts({ ...change, done: words.suspected.moved })),
    block: blocking.add.useMutation(
      withToasts({
        ...{ failed: words.failed, done: words.blocks.added },
        onDone: () => blocks.list.invalidate(),
      }),
    ),
    remove: deletion.useMutation(withToasts({ ...change, done: words.deleted })),
  };
}
