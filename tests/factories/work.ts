import type { StageForm } from '../../src/features/work/work.ts';

export const stageForm: StageForm = {
  title: 'First draft',
  text: 'Three pages to click through.',
  address: 'https://draft.example',
  dueOn: '2026-12-12',
  state: 'ours',
};
