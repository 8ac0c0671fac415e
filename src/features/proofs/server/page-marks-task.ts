import { textTask } from '../../../server/text-work/text-task.ts';

export const pageMarks = textTask(
  'pageMarks',
  async () => (await import('./page-marks.ts')).pageMarksOf,
);
