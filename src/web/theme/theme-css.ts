import {
  type ConvertCSSVariablesInput,
  type CSSVariablesResolver,
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { black, palette, schemeColors, white } from '../../shared/look/palette.ts';
import { breakpoints, enlargedBelow, siteSizes, tallFrom } from './scale.ts';
import { hues, theme } from './theme.ts';

/** Excludes Mantine's own hues, whose variables would be a third of the stylesheet. */
const ownColors = { ...DEFAULT_THEME, colors: { ...palette } };

/**
 * Returns the theme's variables as a stylesheet, built once. MantineProvider would compute them in every browser and
 * add 20 kB to every page.
 */
export function themeCss(): string {
  const merged = mergeMantineTheme(ownColors, { ...theme, colors: palette, white, black });
  const variables = deepMerge(defaultCssVariablesResolver(merged), cssVariablesResolver(merged));
  const schemes = convertCssVariables({
    variables: {},
    light: { '--mantine-color-scheme': 'light' },
    dark: { '--mantine-color-scheme': 'dark' },
  });
  return [convertCssVariables(withoutUnread(variables)), schemes, visibilityCss()].join('\n');
}

/**
 * No style reads these: our controls need no outlines by hue, the primary color is named by its use, media queries cannot read
 * variables, and layers are numbers.
 */
const unread =
  /^--mantine-(?:color-\w+-outline(?:-hover)?|primary-color-\d|breakpoint-\w+|heading-font-weight|z-index-\w+)$/;

function withoutUnread({ variables, light, dark }: ConvertCSSVariablesInput) {
  const read = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !unread.test(name)));
  return { variables: read(variables), light: read(light), dark: read(dark) };
}

/** Classes of Mantine's `visibleFrom`, `hiddenFrom`, `lightHidden` and `darkHidden`. */
function visibilityCss(): string {
  const hidden = '{ display: none !important; }';
  return [
    ...['light', 'dark'].map(
      (scheme) => `[data-mantine-color-scheme="${scheme}"] .mantine-${scheme}-hidden ${hidden}`,
    ),
    ...Object.entries(breakpoints).flatMap(([name, width]) => [
      `@media (width < ${width}) { .mantine-visible-from-${name} ${hidden} }`,
      `@media (width >= ${width}) { .mantine-hidden-from-${name} ${hidden} }`,
    ]),
  ].join('\n');
}

/**
 * Replaces the names of the theme's breakpoints in a style file: `(--from-md)`, `(--below-md)`, in the syntax of CSS's
 * custom media queries.
 * @throws Error for an unknown name
 */
export function namedBreakpoints(css: string): string {
  const named = css
    .replaceAll('(--tall)', `(height >= ${tallFrom})`)
    .replaceAll('(--enlarged)', `(width < ${enlargedBelow})`);
  return named.replace(/\(--(from|below)-(\w+)\)/g, (query, side: string, name: string) => {
    const width = (breakpoints as Record<string, string>)[name];
    if (!width) throw new Error(`${query} names no breakpoint of the theme.`);
    return side === 'from' ? `(width >= ${width})` : `(width < ${width})`;
  });
}

/** Mantine would mix tints; the palette already holds them, checked for contrast. */
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
      ];
    }),
  );
}

/** Uses Mantine's name for a color that has one, so that Mantine's components follow a region's tone. */
const mantineNames: Partial<Record<keyof typeof schemeColors.light, string>> = {
  bg: '--mantine-color-body',
  surface: '--mantine-color-default',
  sunken: '--mantine-color-default-hover',
  text: '--mantine-color-text',
  muted: '--mantine-color-dimmed',
  line: '--mantine-color-default-border',
  'accent-text': '--mantine-color-anchor',
  'accent-fill': '--mantine-primary-color-filled',
  'accent-fill-hover': '--mantine-primary-color-filled-hover',
  'on-accent': '--mantine-primary-color-contrast',
  danger: '--mantine-color-error',
};

function schemeVariables(scheme: 'light' | 'dark'): Record<string, string> {
  const colors = Object.entries(schemeColors[scheme]).map(([job, value]) => [
    mantineNames[job as keyof typeof mantineNames] ?? `--site-${job}`,
    value,
  ]);
  return {
    ...Object.fromEntries(colors),
    ...hueVariables(scheme),
    '--mantine-color-success': 'var(--mantine-color-moss-text)',
    '--mantine-color-bright': 'var(--mantine-color-text)',
    '--mantine-color-placeholder': 'var(--mantine-color-dimmed)',
    '--mantine-color-default-color': 'var(--mantine-color-text)',
    '--mantine-color-disabled': 'var(--mantine-color-default-hover)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dimmed)',
    '--mantine-color-disabled-border': 'var(--mantine-color-default-border)',
  };
}

const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    ...Object.fromEntries(
      Object.entries(siteSizes).map(([name, value]) => [`--site-${name}`, value]),
    ),
    // As in bare paragraphs (global.css): no single word in the last line.
    '--mantine-text-wrap': 'pretty',
  },
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});
