import type { PageParts } from '../../formats/page/page-parts.ts';
import { type TextTask, textTask } from '../../text-work/text-task.ts';

/** A page of 2 MB takes some seconds. */
const timeoutMs = 15_000;

export const markdownOfPage: TextTask<PageParts, string> = {
  ...textTask('markdownOfPage', async () => {
    const { pageMarkdown } = await import('../../formats/page/page-markdown.ts');
    return pageMarkdown;
  }),
  timeoutMs,
};
