import { fileTask } from '../../../../server/text-work/text-task.ts';

/** Long enough for a file with thousands of posts. */
const fileTimeoutMs = 60_000;

/** Returns null for other files. */
export const exportFile = fileTask(
  'exportFile',
  async () => (await import('./read-file.ts')).readExportFile,
  fileTimeoutMs,
);

export const markdownPost = fileTask(
  'markdownPost',
  async () => (await import('./read-file.ts')).readMarkdownFile,
);

/** Finds what files about a folder or a site keep from the public. */
export const folderRules = fileTask(
  'folderRules',
  async () => (await import('./read-file.ts')).readClosedPlaces,
);

/** Finds addresses to look up before conversion. */
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
