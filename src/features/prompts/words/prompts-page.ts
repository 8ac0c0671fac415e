import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const promptsPageKind = contentKind({
  name: 'prompts-page',
  title: 'Prompts: around the list',
  places: [{ label: 'Prompts', path: paths.prompts }],
  release: {
    meta: {
      title: 'Prompts for building apps{titleSuffix}',
      description:
        'Prompts for planning, building, securing, testing and launching an app with AI. Fill in your words, copy, and check the answer by a list.',
      keywords: [
        'vibecoding prompts',
        'prompts for app builders',
        'AI coding prompts',
        'prompt library',
        'prompt templates',
      ],
    },
    hero: {
      eyebrow: 'Prompts',
      title: 'Say it so that it gets built',
      intro:
        'Each prompt has blanks for your words, says why it is put this way, and what to check in the answer.',
    },
    closing: {
      ending: 'station',
      title: 'A prompt is a beginning',
      text: 'Read how to take the steps after it, or let somebody build it with you.',
      actions: [
        { label: 'Start Learning', to: paths.tips },
        { label: 'Get Expert Help', to: paths.contact },
      ],
    },
  },
});
