import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const promptPageKind = contentKind({
  name: 'prompt-page',
  title: 'Prompts: around the page of a prompt',
  intro: 'Headings and notes that the pages of all prompts share.',
  places: [{ label: 'Booking page for a studio', path: paths.promptPage('booking-page') }],
  release: {
    /** Stands in the title of the page, after the prompt. */
    titleEnding: 'prompt',
    back: { label: 'All prompts', to: paths.prompts },
    fill: { title: 'Put your words in', intro: 'Until you do, the examples stand there.' },
    stays: 'What you type stays in this browser.',
    again: 'Use the examples again',
    notTried: 'Not tried by us yet: the suggested tool is a suggestion.',
    opens: 'Lovable starts to build as soon as it is open. Cursor waits for your OK.',
    tooLong: 'This prompt is too long for an address. Copy it instead.',
    why: { title: 'Why it is put so', intro: 'Keep these parts when you change the rest.' },
    checks: { title: 'What to check in the answer', intro: 'Before you ask for the next thing.' },
    variants: { title: 'Variants', intro: 'Add a sentence, and it asks for something else.' },
    notFor: { title: 'What it is not for', intro: 'Here another way is shorter.' },
    related: { title: 'Prompts beside it', intro: 'They come before or after it.' },
    namedBy: 'Also named by',
    terms: 'Words that it uses',
    learningPaths: 'On the map',
    closing: {
      ending: 'none',
      title: 'The answer is not what you meant?',
      text: 'Send us the prompt and what came back. A person reads it.',
      actions: [
        { label: 'Browse all prompts', to: paths.prompts },
        { label: 'Ask about it', to: paths.contact },
      ],
    },
  },
});
