import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { black, palette, white } from './palette.ts';
import { breakpoints, tallFrom } from './scale.ts';
import { theme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

/** Mantine's own hues are not ours: their variables would be a third of the stylesheet. */
const ownColors = { ...DEFAULT_THEME, colors: { ...palette } };

/**
 * The variables of the theme as a stylesheet. Built once: MantineProvider would compute them in every browser and put
 * 20 kB of them into every page.
 */
export function themeCss(): string {
  const merged = mergeMantineTheme(ownColors, { ...theme, colors: palette, white, black });
  const variables = deepMerge(defaultCssVariablesResolver(merged), cssVariablesResolver(merged));
  const schemes = convertCssVariables({
    variables: {},
    light: { '--mantine-color-scheme': 'light' },
    dark: { '--mantine-color-scheme': 'dark' },
  });
  return [convertCssVariables(variables), schemes, visibilityCss()].join('\n');
}

/** What `visibleFrom`, `hiddenFrom`, `lightHidden` and `darkHidden` of Mantine's components refer to. */
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
 * Writes out the names of the theme's breakpoints in a style file: `(--from-md)`, `(--below-md)`, the syntax of CSS's
 * custom media queries.
 * @throws Error for a name that is none of the theme's
 */
export function namedBreakpoints(css: string): string {
  const named = css.replaceAll('(--tall)', `(height >= ${tallFrom})`);
  return named.replace(/\(--(from|below)-(\w+)\)/g, (query, side: string, name: string) => {
    const width = (breakpoints as Record<string, string>)[name];
    if (!width) throw new Error(`${query} names no breakpoint of the theme.`);
    return side === 'from' ? `(width >= ${width})` : `(width < ${width})`;
  });
}
