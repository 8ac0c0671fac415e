import type { GuideStep } from '../guide.ts';

export const guideContent = {
  title: 'Your way to a whole profile',
  text: 'Clients choose from what they see. Each step takes a few minutes.',
  progress: (done: number, count: number) => `${done} of ${count} done`,
  done: 'Done:',
  later: 'Not now',
  steps: {
    photo: { label: 'Add a photo', text: 'A face is what people remember.' },
    project: { label: 'Show a project with a picture', text: 'One good example says the most.' },
    skills: { label: 'Choose your skills', text: 'Clients find you by them.' },
    availability: { label: 'Say when you are free', text: 'It ends by itself, and you renew it.' },
    share: { label: 'Give your profile a name', text: 'It makes an address worth sending.' },
  } satisfies Record<GuideStep, { label: string; text: string }>,
} as const;
