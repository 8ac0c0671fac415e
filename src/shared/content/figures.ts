import type { ContentFields } from './fields.ts';
import { contentKind } from './kind.ts';
import { labelOf } from './release-fields.ts';

/** Numbers that the site can count itself. The first three are in its content, the others in the database. */
export const countNames = [
  ...['example prompts', 'AI tools', 'creators'],
  ...['developers', 'answered requests', 'won jobs'],
] as const;

export type FigureCounts = Readonly<Partial<Record<string, number>>>;

const figures = {
  aiTools: '50+',
  examplePrompts: '100+',
  creators: '20+',
  studentsHelped: '1000+',
  activeProjects: '500+',
  clientSatisfaction: '95%',
  developerEarnings: '$150k+',
  support: '24/7',
  uptime: '99.9%',
};
const names = Object.keys(figures);
const nameInWords = (name: string) => (name === 'aiTools' ? 'AI tools' : labelOf(name));

interface Origin {
  figure: string;
  countOf: string;
  source: string | null;
}

const noOrigins: readonly Origin[] = [];
const typed = 'typed, with a source';
const options = (of: readonly string[]) => ({ type: 'choice', options: of }) as const;

const textFields = Object.fromEntries(
  names.map((name) => [
    name,
    { label: `${nameInWords(name)} {${name}}`, type: 'text', maxLength: 40 } as const,
  ]),
);

const fields: ContentFields = {
  ...textFields,
  sampleNote: {
    label: 'Note below figures that are samples',
    isOptional: true,
    type: 'text',
    maxLength: 300,
  },
  origins: {
    label: 'Counted figures, and sources',
    type: 'list',
    entry: {
      label: 'Figure',
      type: 'group',
      fields: {
        figure: { label: 'Figure', ...options(names) },
        countOf: { label: 'Is the number of', ...options([typed, ...countNames]) },
        source: { label: 'Source', isOptional: true, type: 'text', maxLength: 300 },
      },
    },
  },
};

/** Marketing figures: copy, not data (specification, section 1). Texts of all kinds name them: `{aiTools}`. */
export const figuresKind = contentKind({
  name: 'figures',
  title: 'Figures',
  intro:
    'Other texts take these from here: {aiTools} stands for the first one, and so on. A figure that is counted shows the number of today in place of its text.',
  places: [],
  fields,
  release: {
    ...figures,
    sampleNote: 'Sample figures: they show where measured ones will stand.' as string | null,
    origins: noOrigins,
  },
  check: ({ origins }) =>
    origins.flatMap(({ figure, countOf, source }, index) => {
      const isRepeated = origins.findIndex((other) => other.figure === figure) < index;
      if (isRepeated) {
        const message = 'This figure stands above already';
        return [{ path: ['origins', index, 'figure'], message }];
      }
      if (countOf !== typed || source) return [];
      const message = 'Please say where this figure is from';
      return [{ path: ['origins', index, 'source'], message }];
    }),
});

export type Figures = (typeof figuresKind)['release'];

/** Names of the counts that figures are tied to. */
export const countsOfFigures = ({ origins }: Figures) => origins.map(({ countOf }) => countOf);

const grouped = new Intl.NumberFormat('en-US');

/** A figure without a known count keeps its text. A page draws no empty note. */
export function figureFillings({ sampleNote, origins, ...texts }: Figures, counts: FigureCounts) {
  const counted = origins.flatMap(({ figure, countOf }) => {
    const count = counts[countOf];
    return count === undefined ? [] : [[figure, grouped.format(count)] as const];
  });
  return { ...texts, ...Object.fromEntries(counted), figuresNote: sampleNote ?? '' };
}
