import type { SubmissionKind } from '../submission-options.ts';

interface FieldWords {
  label: string;
  placeholder?: string;
}

type FieldName = 'title' | 'address' | 'text' | 'more' | 'tool';

type KindFields = Partial<Record<FieldName, FieldWords>>;

/** In the order of the form. */
export const submitFields: Record<SubmissionKind | 'correction', KindFields> = {
  tool: {
    title: { label: 'Name of the tool' },
    address: { label: 'Address', placeholder: 'https://' },
    text: { label: 'What it does, in one sentence' },
    more: { label: 'Price page (optional)', placeholder: 'https://' },
  },
  prompt: {
    title: { label: 'Title' },
    text: { label: 'The prompt' },
    more: { label: 'What it is for' },
    tool: { label: 'Tool you tried it with (optional)' },
  },
  term: {
    title: { label: 'Term' },
    text: { label: 'Meaning, in plain words' },
  },
  video: {
    address: { label: 'Address', placeholder: 'https://www.youtube.com/watch?v=' },
    title: { label: 'Title' },
    more: { label: 'Who made it' },
  },
  correction: {
    text: { label: 'What is wrong' },
    more: { label: 'What is right' },
    address: { label: 'Where one can read it (optional)', placeholder: 'https://' },
  },
};

export const submitWords = {
  kindsLabel: 'What it is',
  kinds: { tool: 'A tool', prompt: 'A prompt', term: 'A term', video: 'A video' },
  titles: {
    tool: 'Suggest a tool',
    prompt: 'Suggest a prompt',
    term: 'Suggest a term',
    video: 'Suggest a video',
  },
  correct: (title: string | undefined) => (title ? `Correct “${title}”` : 'Correct an entry'),
  senderName: { label: 'Your name (optional)' },
  email: { label: 'Email (optional)', note: 'Needed if you want to hear what became of it.' },
  isNamed: 'Name me among the thanks, as I have written it above',
  submit: 'Send',
  submitting: 'Sending...',
  sent: { title: 'Thank you', text: 'It is here, and a person reads it.' },
  failed: { title: 'It was not sent', description: 'Please try again later.' },
  known: {
    title: (title: string) => `“${title}” is here already`,
    correct: 'See it, and correct it there if something is wrong.',
    anyway: 'Or send yours anyway: press the button once more.',
    submit: 'Send anyway',
  },
} as const;
