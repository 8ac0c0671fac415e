import type { CSSVariablesResolver } from '@mantine/core';
import { schemeColors } from './palette.ts';
import { siteSizes } from './scale.ts';
import { hues } from './theme.ts';

/** Mantine derives tints by mixing; the tuples of the palette already hold them, checked for contrast. */
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

/** Colours with a job that Mantine names too go by its name, so that its components follow a region's tone. */
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

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    ...Object.fromEntries(
      Object.entries(siteSizes).map(([name, value]) => [`--site-${name}`, value]),
    ),
    // As bare paragraphs are set (global.css): no word alone in the last line.
    '--mantine-text-wrap': 'pretty',
  },
  light: schemeVariables('light'),
  dark: schemeVariables('dark'),
});
