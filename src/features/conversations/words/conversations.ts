import { paths } from '../../../shared/paths.ts';
import type { Link } from '../../../shared/words/types.ts';

export const conversationRefusals = {
  full: 'There is no more room here. Please write a new message.',
  meanwhile:
    'Something was said about this request since you began to write. Look at it, then send your answer again.',
};

export const keepLinkContent = {
  title: 'Keep this page',
  text: 'This page has no password: its address is the key. Keep it to yourself and among your bookmarks.',
  ends: 'The link works until',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Copying failed',
};

/** The page of a link that opens nothing, or that could not be loaded. */
export const notOpenedContent = {
  missing: {
    title: 'This link opens nothing',
    text: 'It may be incomplete, too old, or ended by us or by you. Write to us, and you get a new one.',
    contact: { label: 'Write to us', to: paths.contact } satisfies Link,
    home: { label: 'Back to the start', to: paths.home } satisfies Link,
  },
  failed: {
    title: 'The page could not be loaded',
    text: 'The line or our server has a bad moment. Nothing is lost.',
    retry: 'Try again',
  },
};
