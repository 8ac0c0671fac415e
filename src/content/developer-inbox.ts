import type { ToastText } from './types.ts';

type DeveloperInboxContent = {
  title: string;
  text: string;
  loading: string;
  error: string;
  retry: string;
  empty: string;
  unread: (count: number) => string;
  new: string;
  suspected: {
    title: string;
    text: string;
    show: (count: number) => string;
    back: string;
    move: string;
    empty: string;
    moved: ToastText;
  };
  reply: string;
  replySubject: string;
  markRead: string;
  markUnread: string;
  delete: string;
  /** For screen readers, after the words of a button: whose message it is about. */
  messageOf: (senderName: string) => string;
  confirmDelete: string;
  keep: string;
  loadMore: string;
  loadingMore: string;
  deleted: ToastText;
  failed: ToastText;
};

/** What a developer sees of the messages that visitors wrote. */
export const developerInboxContent: DeveloperInboxContent = {
  title: 'Messages',
  text: 'Written by visitors of your profile. Answer from your own mail program.',
  loading: 'Loading messages...',
  error: 'Error loading messages',
  retry: 'Retry',
  empty: 'No messages yet. A photo and a project or two make people write.',
  unread: (count) => `${count} unread`,
  new: 'New',
  suspected: {
    title: 'Suspected messages',
    text: 'They came in while there were unusually many, or look as if a machine had written them. They are deleted after 30 days unless you move them.',
    show: (count) =>
      count === 1 ? 'Show 1 suspected message' : `Show ${count} suspected messages`,
    back: 'Back to messages',
    move: 'Move to messages',
    empty: 'No suspected messages.',
    moved: { title: 'Message moved', description: 'It stands among your messages now.' },
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
