import type { ContentField } from '../../../shared/content/fields.ts';
import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import type { ExampleGuide } from './example-guides/example-guide.ts';
import { exampleGuides } from './example-guides.ts';
import { promptLibrary } from './library.ts';
import {
  type LibraryPrompt,
  type PromptGuide,
  type PromptKind,
  promptKinds,
  promptLevels,
} from './prompt-types.ts';
import { promptWords } from './prompt-words.ts';

const text = (label: string) => ({ label, type: 'text', maxLength: 300 }) as const;
const longText = (label: string) =>
  ({ label, type: 'text', maxLength: 5_000, isLong: true }) as const;
const listOf = (label: string, entry: ContentField) => ({ label, type: 'list', entry }) as const;
const group = (label: string, fields: Record<string, ContentField>) =>
  ({ label, type: 'group', fields }) as const;

const slug = { label: 'End of its address', type: 'slug' } as const;

const blanks = listOf(
  'Blanks',
  group('Blank', {
    name: text('Name, as it stands in braces'),
    label: text('Label'),
    example: text('Example'),
  }),
);

const guideFields = {
  summary: text('Summary'),
  kind: { label: 'Kind of work', type: 'choice', options: promptKinds },
  level: { label: 'Level', type: 'choice', options: promptLevels },
  minutes: { label: 'Minutes', type: 'number', min: 1, max: 480 },
  why: longText('Why it is put so'),
  checks: listOf('What to check', longText('Check')),
  variants: listOf(
    'Variants',
    group('Variant', { title: text('Title'), addition: longText('Sentence to add') }),
  ),
  notFor: longText('What it is not for'),
  terms: listOf('Terms of the glossary', text('Slug')),
  related: listOf('Prompts beside it', text('Slug')),
} as const satisfies Record<string, ContentField>;

/** Forms and versions hold the parts in this order. */
function guideOf(guide: PromptGuide): PromptGuide {
  const { summary, kind, level, minutes, why, checks, variants, notFor, terms, related } = guide;
  return {
    ...{ summary, kind, level, minutes, why, checks },
    variants: variants.map(({ title, addition }) => ({ title, addition })),
    ...{ notFor, terms, related },
  };
}

function blanksOf({ fields }: Pick<LibraryPrompt, 'fields'>): LibraryPrompt['fields'] {
  return fields.map(({ name, label, example }) => ({ name, label, example }));
}

const ofLibrary = (prompt: LibraryPrompt): LibraryPrompt => ({
  ...{ slug: prompt.slug, title: prompt.title, prompt: prompt.prompt, fields: blanksOf(prompt) },
  ...{ suggestedTool: prompt.suggestedTool, ...guideOf(prompt) },
});

const ofExample = (guide: ExampleGuide): ExampleGuide => ({
  ...{ slug: guide.slug, fields: blanksOf(guide), ...guideOf(guide) },
});

/** One kind of content for each kind of work: a form with all prompts would be too long to work in. */
const promptsKind = (kind: PromptKind) =>
  contentKind({
    name: `prompts-${kind}`,
    title: `Prompts: ${promptWords.kinds[kind]}`,
    intro:
      'A blank stands between braces in the prompt: {audience}. A page with fewer than 80 words is not offered to search engines.',
    // Braces are blanks here, not names of the site.
    isVerbatim: true,
    places: [{ label: 'Prompts', path: paths.prompts }],
    release: { prompts: promptLibrary.filter((prompt) => prompt.kind === kind).map(ofLibrary) },
    fields: {
      prompts: listOf(
        'Prompts',
        group('Prompt', {
          ...{ slug, title: text('Title'), prompt: longText('Prompt'), fields: blanks },
          ...{ suggestedTool: text('Slug of the suggested tool'), ...guideFields },
        }),
      ),
    },
  });

/** The prompts of the library, by kind of work. */
export const libraryKinds = promptKinds.map(promptsKind);

/** The words around the example prompts of the tips, which have their text in a kind of their own. */
export const exampleGuidesKind = contentKind({
  name: 'example-guides',
  title: 'Prompts: pages of the example prompts',
  intro:
    'The words around each example prompt of the tips. A blank takes the place of its example in the prompt.',
  isVerbatim: true,
  places: [{ label: 'Booking page for a studio', path: paths.promptPage('booking-page') }],
  release: { guides: exampleGuides.map(ofExample) },
  fields: {
    guides: listOf('Guides', group('Guide', { slug, fields: blanks, ...guideFields })),
  },
});
