export const workLimits = {
  stages: 40,
  title: 120,
  text: 2_000,
  address: 500,
  name: 120,
  minWords: 2,
  note: 5_000,
} as const;

/** `ours`: we work on it. `yours`: it waits for the client. */
export const stageStates = ['ours', 'yours', 'done', 'dropped'] as const;
