import type { PageParts } from '../../formats/page/page-parts.ts';
import type { PagePassages } from '../../formats/page/page-passages.ts';
import { type TextTask, textTask } from '../../text-work/text-task.ts';

export const passagesOfPageText: TextTask<PageParts, PagePassages> = textTask(
  'passagesOfPageText',
  async () => {
    const { passagesOfPage } = await import('../../formats/page/page-passages.ts');
    return passagesOfPage;
  },
);
