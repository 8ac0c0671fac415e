import { fileTask } from '../../../../server/text-work/text-task.ts';

/** Enough for a whole file of an export, which holds thousands of posts. */
const fileTimeoutMs = 60_000;

/** An export that is one file, JSON or XML; null for any other. */
export const exportFile = fileTask(
  'exportFile',
  async () => (await import('./read-file.ts')).readExportFile,
  fileTimeoutMs,
);

/** A Markdown file as a post. */
export const markdownPost = fileTask(
  'markdownPost',
  async () => (await import('./read-file.ts')).readMarkdownFile,
);

/** Addresses in a text that have to be looked up before it is converted. */
export const namedAddresses = fileTask(
  'namedAddresses',
  async () => (await import('./convert-post.ts')).addressesIn,
);

/** The text of a post as it is written here. */
export const convertedPost = fileTask(
  'convertedPost',
  async () => (await import('./convert-post.ts')).convertPost,
);

/** All of them, for the worker. */
export const importTextTasks = [exportFile, markdownPost, namedAddresses, convertedPost] as const;
