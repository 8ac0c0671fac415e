import { fileTask } from '../../../../server/text-work/text-task.ts';

export const markdownFileOfPost = fileTask('markdownFileOfPost', async () => {
  const { markdownFile } = await import('./markdown-file.ts');
  return markdownFile;
});

export const htmlFileOfPost = fileTask('htmlFileOfPost', async () => {
  const { htmlFile } = await import('./markdown-file.ts');
  return htmlFile;
});

export const exportTextTasks = [markdownFileOfPost, htmlFileOfPost] as const;
