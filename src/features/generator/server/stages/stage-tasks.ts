import { textTask } from '../../../../server/text-work/text-task.ts';

export const textOfStage = textTask('textOfStage', async () => {
  const { stageText } = await import('./stage-prompts.ts');
  return stageText;
});

export const arrivedOfStage = textTask('arrivedOfStage', async () => {
  const { readStage } = await import('./stage-results.ts');
  return readStage;
});

export const resultOfStage = textTask('resultOfStage', async () => {
  const { stageResult } = await import('./stage-results.ts');
  return stageResult;
});

export const stageTextTasks = [textOfStage, arrivedOfStage, resultOfStage] as const;
