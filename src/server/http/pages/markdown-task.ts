import { textTask } from '../../text-work/text-task.ts';

export const markdownOfPage = textTask('markdownOfPage', async () => {
  const { pageMarkdown } = await import('../../formats/page/page-markdown.ts');
  return pageMarkdown;
});
