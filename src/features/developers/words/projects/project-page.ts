import { projectTrailContent } from './project-trail.ts';

export const projectPageContent = {
  cardLabel: (developerName: string) =>
    developerName ? `A project by ${developerName}` : 'From the developer network',
  keywords: ['developer project', 'built with AI'],
  loading: 'Loading project...',
  error: {
    title: 'Error loading project',
    text: 'The connection dropped, or the site is busy.',
    retry: 'Retry',
  },
  backTo: (name: string) => `Profile of ${name}`,
  visit: projectTrailContent.view,
  sampleAddress: projectTrailContent.sampleAddress,
  writeTo: (name: string) => `Write to ${name}`,
  facts: {
    title: 'Details',
    year: 'Finished',
    part: 'Part in it',
    builtWith: projectTrailContent.builtWith,
  },
  story: { title: 'The story', intro: 'In the words of its maker.' },
  pictures: 'Pictures',
  pictureOf: (title: string, number: number) => `Picture ${number} of ${title}`,
  maker: {
    title: 'Who made it',
    open: 'Open profile',
    write: 'Write a message',
    report: 'Report this project',
  },
  further: {
    title: 'Further projects',
    intro: (name: string) => `More that ${name} has built.`,
  },
  cards: {
    eyebrow: 'At a glance',
    title: 'In pictures',
    intro: 'Each one opens its own page.',
  },
} as const;
