import { paths } from '../../shared/paths.ts';
import type { PostedForm } from '../../shared/posted-form.ts';
import type {
  ColorToken,
  Ending,
  PageHero,
  Picture,
  StatisticSection,
  Step,
  TestimonialSection,
  TextInvitation,
} from '../../shared/words/types.ts';

/** All words of the design system page, so that its other files contain only components. */
const address = paths.design;

export const sampleHues: readonly ColorToken[] = ['ember', 'lagoon', 'moss', 'sand', 'sky'];

const link = (label: string) => ({ label, to: address });
const heading = (eyebrow: string, title: string, intro: string) => ({
  eyebrow,
  title,
  intro,
});

export const sampleHero: PageHero = {
  ...heading(
    'Design system',
    'Every component in every state',
    'What docs/design.md names, to be looked at in both schemes and at every width. This page exists in development only.',
  ),
  actions: [link('The main action'), link('Beside it')],
};

export const heroes = {
  compact: heading('CompactHero', 'For a page that is used', 'Search and filters stand below it.'),
  split: heading('SplitHero', 'For one thing to be done', 'The piece stands beside the headline.'),
  splitLeft: heading('SplitHero side=left', 'The piece first', 'As on the page with the form.'),
};

export const samplePicture: Picture = {
  src: '/illustrations/workspace.svg',
  alt: 'A desk in front of hills',
};

export const headings = {
  colors: heading('Palette', 'Colors', 'What a color is for, and the hues that data may ask for.'),
  type: heading(
    'Type',
    'Titles and text',
    'Bricolage Grotesque for headings, Instrument Sans for text.',
  ),
  actions: heading('Actions', 'Buttons and links', 'One filled button a view, default beside it.'),
  choices: heading('Choices', 'Filters and tabs', 'One of several is chosen.'),
  pieces: heading('Pieces', 'Badges, cards and paper', 'What holds one item.'),
  lists: heading('Lists', 'Lists', 'Steps, figures, points, tags, quotations.'),
  fields: heading('Forms', 'Fields', 'Normal, required, described, refused, disabled.'),
  states: heading('States', 'States', 'Loading, empty, failed, sent, refused.'),
  admin: heading('Admin area', 'Tables and tools', 'What only the signed-in areas use.'),
  split: heading(
    'Layout',
    'Heading beside content',
    'layout="split", on screens that have the room.',
  ),
};

export const tones = [
  ['paper', 'Paper, the quiet ground'],
  ['sand', 'Sand, the other quiet ground'],
  ['sky', 'Sky, the cool ground'],
  ['lagoon', 'Lagoon, loud and cool'],
  ['ember', 'Ember, loud and warm'],
] as const;

export const words = {
  short: 'A short line',
  longer: 'Two sentences of sample text. They say nothing and show how words stand here.',
  label: 'Label',
  hover: 'Read more',
  description: 'What to write here',
  refused: 'Please write something here',
  typed: 'What somebody has typed',
  choice: 'One choice',
  otherChoice: 'Another choice',
  quote: 'Words to be seen',
  copy: { label: 'Copy', copiedLabel: 'Copied', failedLabel: 'Not copied' },
  more: { loadMore: 'Load more', loadingMore: 'Loading…' },
  dialog: {
    open: 'Open a dialog',
    title: 'Delete this sample?',
    text: 'Nothing is deleted: this shows how a question looks.',
    cancel: 'Cancel',
    confirm: 'Delete',
  },
  toast: { title: 'Saved', description: 'A message after an action.' },
  errorToast: { title: 'Not saved', description: 'A message after a failure.' },
  sent: { title: 'Thank you', description: 'Your message has been taken.' },
  notTaken: { title: 'Not sent yet', description: 'Something is missing.' },
  empty: 'Nothing here yet',
  failed: 'This did not load',
  tryAgain: 'Try again',
  count: '12 samples',
  narrow: 'A narrow section',
  station: 'The next station of a trail',
  person: 'The person who reads',
  filters: 'Filter the samples',
  sticky: 'Below a StickyBar',
  stickyFilters: 'Filter below the bar',
  tabs: 'Sample tabs',
  chips: 'Sample tags',
  step: 'Step',
  progress: 'Upload',
  table: 'Sample table',
  close: 'Close sample',
  external: 'Another site',
  iconButton: 'Search sample',
};

export const options = [
  { value: 'one', label: 'First option' },
  { value: 'two', label: 'Second option' },
  { value: 'three', label: 'Third option', disabled: true },
];

export const filters = [
  { value: null, label: 'All' },
  { value: 'maps', label: 'Maps' },
  { value: 'paths', label: 'Paths' },
];

export const tabs = [
  { id: 'first-sample', label: 'First tab' },
  { id: 'second-sample', label: 'Second tab' },
] as const;

export const sentence =
  'A sentence from the content with [a link inside](#samples) and words after it.';

export const steps: readonly Step[] = [1, 2, 3].map((step) => ({
  title: `The ${['first', 'second', 'third'][step - 1]} step`,
  description: words.longer,
  ...(step === 3 ? { action: link('Go on') } : {}),
}));

export const statistics: StatisticSection = {
  items: [
    { value: '12', label: 'maps', color: 'ember' },
    { value: '3.5 km', label: 'of paths', color: 'lagoon' },
    { value: '98%', label: 'of the way', color: 'moss' },
  ],
  sampleNote: 'Samples, as this line says.',
};

export const points = [
  'Drawn as light SVG',
  'Used with restraint',
  'Paper, ink and generous space',
];

export const testimonials: Pick<TestimonialSection, 'items' | 'sampleNote'> = {
  sampleNote: 'Samples, as the line below them says.',
  items: [
    { quote: 'The first quotation stands large.', author: 'A. Sample', role: 'Reader', rating: 5 },
    { quote: 'The others stand beside it.', author: 'B. Sample', role: 'Writer', rating: 4 },
  ],
};

export const invitation: TextInvitation = {
  title: 'Send a text message',
  text: 'Drawn as the message itself.',
  link: { label: 'Text us', href: 'sms:+15550100' },
  note: 'Standard rates apply.',
};

export const closing: Ending = {
  ending: 'question',
  title: 'The end of a page',
  text: 'One sentence, one or two ways on.',
  actions: [link('The main way on'), link('The other way')],
};

export const loudClosing: Ending = { ...closing, title: 'The end of a page, loud' };

export const refusedForm: PostedForm = {
  name: 'contact',
  isRefused: true,
  values: {},
  errors: { refused: words.refused },
  message: null,
};

export const tableRows = [
  ['Contact requests', '24 months', '3'],
  ['Sign-in codes', '1 day', '1,204'],
] as const;

export const articleHtml = `
<p>Running text with <a href="${address}">a link</a>, <strong>strong words</strong>, <em>stressed ones</em> and <code>code</code>.</p>
<h3>A heading in running text</h3>
<ul><li>A point</li><li>Another point</li></ul>
<blockquote><p>Words of somebody else.</p></blockquote>
<pre><code>npm start</code></pre>
<table><thead><tr><th>Tool</th><th>Price</th></tr></thead><tbody><tr><td>Pencil</td><td>$1</td></tr></tbody></table>
`;
