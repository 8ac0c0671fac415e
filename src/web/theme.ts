import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/**
 * Every colour of the site. A tuple's positions have fixed jobs, so that any hue can take any part:
 * 0 wash, 1 soft fill (light), 2 text on the deep fill (dark), 3 text (dark), 4 graphic (dark), 5 between,
 * 6 graphic (light), 7 text and buttons (light), 8 text on the soft fill (light), 9 deep fill (dark).
 */
export const palette = {
  ember: [
    '#FFF4EE',
    '#FBE3D6',
    '#FFBFA3',
    '#FF9B74',
    '#FF8557',
    '#EA5F30',
    '#D6451B',
    '#B5380F',
    '#8C2A0A',
    '#3D2015',
  ],
  lagoon: [
    '#EDF5F3',
    '#D5E6E3',
    '#A6DDD6',
    '#86D2CA',
    '#6FC7BE',
    '#2F8C88',
    '#17696A',
    '#0E5A5A',
    '#0A4545',
    '#0F2F2F',
  ],
  moss: [
    '#F3F5EC',
    '#E3E8D3',
    '#CBD8AE',
    '#B9C997',
    '#A9BA85',
    '#879867',
    '#6E7F4F',
    '#56643D',
    '#404C2A',
    '#262C1B',
  ],
  sand: [
    '#F4EBDB',
    '#EADFCB',
    '#E6D6B4',
    '#DDC79C',
    '#D3B987',
    '#C2A268',
    '#9E7C40',
    '#735A2B',
    '#5A4620',
    '#332B1C',
  ],
  sky: [
    '#EEF5F4',
    '#D9E9E7',
    '#BFD9D6',
    '#B0D2CE',
    '#A0C9C5',
    '#7FB1AE',
    '#528987',
    '#2B6669',
    '#1E4F52',
    '#1C2C2E',
  ],
  gray: [
    '#F7F1E6',
    '#F2EADB',
    '#E9DFCE',
    '#DCD0BA',
    '#C4B69D',
    '#82766A',
    '#5C5347',
    '#4A4238',
    '#332D25',
    '#1F1B16',
  ],
  dark: [
    '#F3ECDF',
    '#D8CEBE',
    '#B8AC9A',
    '#94897A',
    '#4A4136',
    '#332C23',
    '#211C16',
    '#16130F',
    '#100E0B',
    '#0B0907',
  ],
  red: [
    '#FFF1F0',
    '#FBDEDB',
    '#FFC9C4',
    '#FFB0A9',
    '#FF9C94',
    '#E0574E',
    '#C2312A',
    '#A61F1B',
    '#7F1512',
    '#431513',
  ],
} as const satisfies Record<string, MantineColorsTuple>;

/** What a colour is for, per scheme; emitted as `--site-*`. tests/web/theme.test.ts checks the contrast of each pair. */
export const siteTokens = {
  light: {
    bg: '#FAF6EE',
    surface: '#FFFDF8',
    sunken: palette.gray[1],
    text: palette.gray[9],
    muted: palette.gray[6],
    line: '#E3D8C4',
    'line-strong': palette.gray[5],
    accent: palette.ember[6],
    'accent-text': palette.ember[7],
    'accent-fill': palette.ember[7],
    'accent-fill-hover': '#9A2E0B',
    'on-accent': '#FFFDF8',
    cool: palette.lagoon[7],
    'cool-text': palette.lagoon[7],
    'cool-fill': palette.lagoon[7],
    'cool-fill-hover': palette.lagoon[8],
    'on-cool': '#FFFDF8',
    danger: palette.red[7],
    'danger-soft': palette.red[1],
    'on-danger-soft': palette.red[8],
    focus: palette.lagoon[7],
    contour: '#DFD2B9',
    shadow: '31 27 22',
  },
  dark: {
    bg: palette.dark[7],
    surface: palette.dark[6],
    sunken: palette.dark[8],
    text: palette.dark[0],
    muted: palette.dark[2],
    line: palette.dark[5],
    'line-strong': '#85796A',
    accent: palette.ember[4],
    'accent-text': palette.ember[3],
    'accent-fill': palette.ember[4],
    'accent-fill-hover': palette.ember[3],
    'on-accent': palette.gray[9],
    cool: palette.lagoon[4],
    'cool-text': palette.lagoon[3],
    'cool-fill': palette.lagoon[4],
    'cool-fill-hover': palette.lagoon[2],
    'on-cool': '#0C2120',
    danger: palette.red[4],
    'danger-soft': palette.red[9],
    'on-danger-soft': palette.red[2],
    focus: palette.lagoon[4],
    contour: '#352D23',
    shadow: '0 0 0',
  },
} as const;

const hues = ['ember', 'lagoon', 'moss', 'sand', 'sky', 'red', 'gray'] as const;

/** Mantine derives tints by mixing; the tuples above already hold them, checked for contrast. */
function hueVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const isLight = scheme === 'light';
  return Object.fromEntries(
    hues.flatMap((hue) => {
      const shade = (index: number) => `var(--mantine-color-${hue}-${index})`;
      return [
        [`--mantine-color-${hue}-text`, shade(isLight ? 7 : 3)],
        [`--mantine-color-${hue}-filled`, shade(isLight ? 7 : 4)],
        [`--mantine-color-${hue}-filled-hover`, shade(isLight ? 8 : 3)],
        [`--mantine-color-${hue}-light`, shade(isLight ? 1 : 9)],
        [`--mantine-color-${hue}-light-hover`, shade(isLight ? 2 : 9)],
        [`--mantine-color-${hue}-light-color`, shade(isLight ? 8 : 2)],
        [`--mantine-color-${hue}-outline`, shade(isLight ? 7 : 4)],
      ];
    }),
  );
}

function schemeVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const tokens = Object.entries(siteTokens[scheme]).map(([name, value]) => [
    `--site-${name}`,
    value,
  ]);
  return {
    ...Object.fromEntries(tokens),
    ...hueVariables(scheme),
    '--mantine-color-body': 'var(--site-bg)',
    '--mantine-color-text': 'var(--site-text)',
    '--mantine-color-bright': 'var(--site-text)',
    '--mantine-color-dimmed': 'var(--site-muted)',
    '--mantine-color-anchor': 'var(--site-accent-text)',
    '--mantine-color-error': 'var(--site-danger)',
    '--mantine-color-placeholder': 'var(--site-muted)',
    '--mantine-color-default': 'var(--site-surface)',
    '--mantine-color-default-hover': 'var(--site-sunken)',
    '--mantine-color-default-color': 'var(--site-text)',
    '--mantine-color-default-border': 'var(--site-line-strong)',
    '--mantine-color-disabled': 'var(--site-sunken)',
    '--mantine-color-disabled-color': 'var(--site-muted)',
    '--mantine-color-disabled-border': 'var(--site-line)',
    '--mantine-primary-color-contrast': 'var(--site-on-accent)',
  };
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});

/** Filled controls are dark on light paper and light on dark paper; their label follows. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--site-on-accent)' } : colors;
};

const textFamily = "'Instrument Sans Variable', 'Instrument Sans Fallback', sans-serif";
const headingFamily = "'Bricolage Grotesque Display', 'Bricolage Fallback', sans-serif";

const roomyField = { defaultProps: { size: 'md' } };

export const theme = createTheme({
  colors: palette,
  primaryColor: 'ember',
  primaryShade: { light: 7, dark: 4 },
  white: '#FFFDF8',
  black: palette.gray[9],
  variantColorResolver,
  fontFamily: textFamily,
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.1875rem',
    xl: '1.375rem',
  },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
  headings: { fontFamily: headingFamily, fontWeight: '700', textWrap: 'balance' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: roomyField,
    Textarea: roomyField,
    Select: roomyField,
    NativeSelect: roomyField,
    PasswordInput: roomyField,
    NumberInput: roomyField,
    DateInput: roomyField,
    PinInput: roomyField,
    Switch: roomyField,
    Checkbox: roomyField,
  },
});
