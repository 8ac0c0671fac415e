import { textTask } from '../../../../server/text-work/text-task.ts';

/** The question of a stage. */
export const textOfStage = textTask('textOfStage', async () => {
  const { stageText } = await import('./stage-prompts.ts');
  return stageText;
});

/** The part of an unfinished answer that can be shown. */
export const arrivedOfStage = textTask('arrivedOfStage', async () => {
  const { readStage } = await import('./stage-results.ts');
  return readStage;
});

/** The finished answer of a stage. */
export const resultOfStage = textTask('resultOfStage', async () => {
  const { stageResult } = await import('./stage-results.ts');
  return stageResult;
});

/** All of them, for the worker. */
export const stageTextTasks = [textOfStage, arrivedOfStage, resultOfStage] as const;
