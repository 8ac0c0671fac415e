import { type ContentProblem, contentKind } from '../../../shared/content/kind.ts';
import { palette } from '../../../shared/look/palette.ts';
import type { Accent } from './accent.ts';
import { contrastOf, leastContrast } from './accent.ts';
import { fontPairs } from './font-pairs.ts';

function problemsOf(look: Accent): ContentProblem[] {
  const contrast = contrastOf(look);
  const problem = (field: string, ratio: number, pages: string, help: string) =>
    ratio < leastContrast
      ? [
          {
            path: [field],
            // Rounded down: 4.46 is not 4.5.
            message: `The contrast on ${pages} pages is ${Math.floor(ratio * 10) / 10}:1, and ${leastContrast}:1 is needed. A ${help} color helps.`,
          },
        ]
      : [];
  return [
    ...problem('accentOnLight', contrast.light, 'light', 'darker'),
    ...problem('accentOnDark', contrast.dark, 'dark', 'lighter'),
  ];
}

/** Colors, type and icon of every page. */
export const lookKind = contentKind({
  name: 'look',
  title: 'Colors, type and icon',
  intro:
    'Links and buttons have the accent. The logo stands with the name of the site. The icon is shown in tabs, on home screens and by search engines: a square of at least 512 pixels.',
  hasFacts: false,
  places: [],
  release: {
    accentOnLight: palette.ember[7] as string,
    accentOnDark: palette.ember[4] as string,
    fonts: fontPairs[0].name as string,
    icon: '' as string,
  },
  fields: {
    accentOnLight: { label: 'Accent on light pages', type: 'color' },
    accentOnDark: { label: 'Accent on dark pages', type: 'color' },
    fonts: {
      label: 'Fonts of headings and text',
      type: 'choice',
      options: fontPairs.map(({ name }) => name),
    },
    icon: { label: 'Icon', type: 'picture', mayBeEmpty: true, mustBeUploaded: true },
  },
  check: problemsOf,
});

export type Look = (typeof lookKind)['release'];
