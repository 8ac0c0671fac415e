import { fileTask } from '../../../../server/text-work/text-task.ts';

const fileTimeoutMs = 60_000;

export const exportFile = fileTask(
  'exportFile',
  async () => (await import('./read-file.ts')).readExportFile,
  fileTimeoutMs,
);

export const markdownPost = fileTask(
  'markdownPost',
  async () => (await import('./read-file.ts')).readMarkdownFile,
);

export const folderRules = fileTask(
  'folderRules',
  async () => (await import('./read-file.ts')).readClosedPlaces,
);

export const namedAddresses = fileTask(
  'namedAddresses',
  async () => (await import('./convert-post.ts')).addressesIn,
);

export const convertedPost = fileTask(
  'convertedPost',
  async () => (await import('./convert-post.ts')).convertPost,
);

export const importTextTasks = [
  exportFile,
  markdownPost,
  folderRules,
  namedAddresses,
  convertedPost,
] as const;
