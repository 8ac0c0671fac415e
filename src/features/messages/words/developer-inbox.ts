import type { ToastText } from '../../../shared/words/types.ts';
import type { MessageFolder } from '../developer-messages.ts';

type DeveloperInboxContent = {
  title: string;
  text: string;
  loading: string;
  error: string;
  retry: string;
  unread: (count: number) => string;
  new: string;
  answered: string;
  folders: {
    label: string;
    /** Button label; a count of 0 is not shown. */
    names: Record<MessageFolder, string>;
    withCount: (name: string, count: number) => string;
    empty: Record<MessageFolder, string>;
  };
  suspected: { text: string; move: string; moved: ToastText };
  archive: {
    move: string;
    moveBack: string;
    moved: ToastText;
    movedBack: ToastText;
  };
  thread: {
    show: (count: number) => string;
    hide: string;
    you: string;
    loading: string;
    error: string;
    earlier: string;
    loadingEarlier: string;
  };
  answer: {
    open: string;
    label: string;
    /** Hint under the field about the notification of the sender. */
    byMail: string;
    onPage: string;
    submit: string;
    submitting: string;
    cancel: string;
    sent: ToastText;
    failed: ToastText;
  };
  blocks: {
    add: string;
    added: ToastText;
    title: string;
    text: string;
    end: string;
    ended: ToastText;
  };
  reply: string;
  replySubject: string;
  markRead: string;
  markUnread: string;
  delete: string;
  /** Suffix for screen readers: names the message that a button belongs to. */
  messageOf: (senderName: string) => string;
  confirmDelete: string;
  keep: string;
  loadMore: string;
  loadingMore: string;
  deleted: ToastText;
  failed: ToastText;
};

export const developerInboxContent: DeveloperInboxContent = {
  title: 'Messages',
  text: 'Written by visitors of your profile. Answers go through this site: neither side sees the address of the other.',
  loading: 'Loading messages...',
  error: 'Error loading messages',
  retry: 'Retry',
  unread: (count) => `${count} unread`,
  new: 'New',
  answered: 'Answered',
  folders: {
    label: 'Which messages',
    names: { inbox: 'All', unread: 'Unread', archived: 'Archive', suspected: 'Suspected' },
    withCount: (name, count) => (count > 0 ? `${name} (${count})` : name),
    empty: {
      inbox: 'No messages yet. A photo and a project or two make people write.',
      unread: 'Nothing unread.',
      archived: 'Nothing in the archive.',
      suspected: 'No suspected messages.',
    },
  },
  suspected: {
    text: 'They came in while there were unusually many, or look as if a machine had written them. They are deleted after 30 days unless you move them.',
    move: 'Move to messages',
    moved: { title: 'Message moved', description: 'It stands among your messages now.' },
  },
  archive: {
    move: 'Archive',
    moveBack: 'Bring back',
    moved: {
      title: 'Message archived',
      description: 'It comes back when its sender writes again.',
    },
    movedBack: { title: 'Message brought back', description: 'It stands among your messages now.' },
  },
  thread: {
    show: (count) => (count === 1 ? 'Show 1 more letter' : `Show ${count} more letters`),
    hide: 'Hide the letters',
    you: 'You',
    loading: 'Loading letters...',
    error: 'Error loading letters',
    earlier: 'Show earlier letters',
    loadingEarlier: 'Loading earlier letters...',
  },
  answer: {
    open: 'Answer',
    label: 'Your answer',
    byMail:
      'It stands on the page of the message, and its sender hears of it by mail. Your address and number are not in it.',
    onPage:
      'It stands on the page of the message, which its sender has the link to. Your address and number are not in it.',
    submit: 'Send answer',
    submitting: 'Sending...',
    cancel: 'Cancel',
    sent: { title: 'Answer sent', description: 'Its sender finds it on the page of the message.' },
    failed: { title: 'Error', description: 'Failed to send your answer' },
  },
  blocks: {
    add: 'Block sender',
    added: {
      title: 'Sender blocked',
      description: 'You hear nothing more from this address. The sender is not told.',
    },
    title: 'Blocked senders',
    text: 'What they write with the same address does not reach you. They are not told.',
    end: 'Unblock',
    ended: { title: 'Sender unblocked', description: 'What they write from now on reaches you.' },
  },
  reply: 'Reply by email',
  replySubject: 'Your message on my developer profile',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  delete: 'Delete',
  messageOf: (senderName) => `the message of ${senderName}`,
  confirmDelete: 'Delete for good',
  keep: 'Keep it',
  loadMore: 'Show older messages',
  loadingMore: 'Loading older messages...',
  deleted: { title: 'Message deleted', description: 'It is gone for good.' },
  failed: { title: 'Error', description: 'Failed to update messages' },
};
