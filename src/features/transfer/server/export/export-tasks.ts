import { fileTask } from '../../../../server/text-work/text-task.ts';

/** A post as a Markdown file. */
export const markdownFileOfPost = fileTask('markdownFileOfPost', async () => {
  const { markdownFile } = await import('./markdown-file.ts');
  return markdownFile;
});

/** The same with its text as it is stored. */
export const htmlFileOfPost = fileTask('htmlFileOfPost', async () => {
  const { htmlFile } = await import('./markdown-file.ts');
  return htmlFile;
});

/** All of them, for the worker. */
export const exportTextTasks = [markdownFileOfPost, htmlFileOfPost] as const;
