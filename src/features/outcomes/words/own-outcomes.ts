import type { OutcomeAnswer } from '../outcome-options.ts';

const answers: Record<OutcomeAnswer, string> = {
  finished: 'Yes, finished',
  going: 'Yes, still going',
  no: 'No',
};

export const ownOutcomesWords = {
  title: 'Did these jobs happen?',
  text: 'We ask you and the client a month after the choice. A job counts on your profile when the client says yes.',
  untitled: 'A project',
  chosen: 'Chosen on',
  client: 'Client:',
  answers,
  about: (project: string, day: string) => `about ${project}, chosen on ${day}`,
  clientAnswers: {
    finished: 'The client says that the job is finished.',
    going: 'The client says that the job is still going.',
    no: 'The client says that the job did not happen.',
  } satisfies Record<OutcomeAnswer, string>,
  noClientAnswer: 'The client has not answered yet.',
  recommendation: 'Recommendation',
  hidden: 'Hidden by the owner of the site.',
  ask: 'Something wrong with it? Ask the owner',
  answered: { title: 'Answer stored', description: 'You can change it here.' },
  failed: { title: 'Error', description: 'Your answer could not be stored. Please try again.' },
} as const;
