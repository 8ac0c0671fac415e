import type { GlossaryTerm } from '../glossary-types.ts';

export const cloudTerms: readonly GlossaryTerm[] = [
  {
    slug: 'cloud-computing',
    term: 'Cloud computing',
    definition:
      'Renting computers, storage and services over the internet instead of buying them. You pay for what you use and give it back when you are done.',
    category: 'Cloud',
  },
  {
    slug: 'hosting',
    term: 'Hosting',
    definition:
      'Keeping your site or app on a computer that is always online, so that visitors can reach it.',
    category: 'Cloud',
  },
  {
    slug: 'deployment',
    term: 'Deployment',
    definition:
      'Putting a version of your software where people can use it. Good deployments are automatic, boring and easy to undo.',
    category: 'Cloud',
  },
  {
    slug: 'serverless',
    term: 'Serverless',
    definition:
      'A way of hosting in which you upload functions and the provider runs them on demand. There are still servers; you just do not look after them.',
    category: 'Cloud',
  },
  {
    slug: 'container',
    term: 'Container',
    definition:
      'A package with a program and everything it needs to run, so that it behaves the same on every machine. Docker made containers popular.',
    category: 'Cloud',
  },
  {
    slug: 'cdn',
    term: 'CDN',
    definition:
      'Short for content delivery network: servers around the world that keep copies of your files close to visitors, so that pages load faster.',
    category: 'Cloud',
  },
  {
    slug: 'ci-cd',
    term: 'CI/CD',
    definition:
      'Short for continuous integration and continuous delivery: every change is tested automatically and can be released in small steps.',
    category: 'Cloud',
  },
  {
    slug: 'scaling',
    term: 'Scaling',
    definition:
      'Giving an app more capacity when more people use it, with either bigger machines or more of them.',
    category: 'Cloud',
  },
  {
    slug: 'environment-variable',
    term: 'Environment variable',
    definition:
      'A setting that is handed to a program from outside, such as a database address or an API key. It keeps secrets out of the code.',
    category: 'Cloud',
  },
];
