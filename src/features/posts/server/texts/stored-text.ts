import { TextParkedError } from '../../../../server/text-work/text-errors.ts';
import type { TextTask } from '../../../../server/text-work/text-task.ts';
import type { TextWork } from '../../../../server/text-work/text-work.ts';
import { wordsOfPost } from './post-texts.ts';

/** Falls back to the plain words when the text has ended its worker twice. */
export async function storedText(
  textWork: TextWork,
  task: TextTask<string, string>,
  html: string,
): Promise<string> {
  try {
    return await textWork.once(task, html);
  } catch (error) {
    if (!(error instanceof TextParkedError)) throw error;
    return textWork.once(wordsOfPost, html);
  }
}
