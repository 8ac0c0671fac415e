import {
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import {
  breakpoints,
  fontSizes,
  headingSizes,
  lineHeights,
  radius,
  shadows,
  spacing,
} from './scale.ts';

/**
 * Filled controls are dark on light paper and light on dark paper, and those of the primary color follow a region's tone.
 * Outlined ones are in ink, or in red where they lose something.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant === 'outline') {
    const isRed = input.color === 'red';
    return {
      background: 'transparent',
      hover: 'var(--mantine-color-default-hover)',
      color: `var(--mantine-color-${isRed ? 'error' : 'text'})`,
      border: `1px solid var(${isRed ? '--mantine-color-error' : '--site-line-strong'})`,
    };
  }
  if (input.variant !== 'filled') return colors;
  const color = 'var(--mantine-primary-color-contrast)';
  if (input.color !== input.theme.primaryColor) return { ...colors, color };
  return {
    ...colors,
    color,
    background: 'var(--mantine-primary-color-filled)',
    hover: 'var(--mantine-primary-color-filled-hover)',
  };
};

export const hues = ['ember', 'lagoon', 'moss', 'sand', 'sky', 'gray', 'dark', 'red'] as const;
export type Hue = (typeof hues)[number];

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<Hue | (string & {}), MantineColorsTuple>;
  }
}

const shades = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** By reference: the values (palette.ts) are in the theme's stylesheet, and browsers need them nowhere else. */
const colors = Object.fromEntries(
  hues.map((hue) => [
    hue,
    colorsTuple(shades.map((shade) => `var(--mantine-color-${hue}-${shade})`)),
  ]),
);

const textFamily =
  "'Instrument Sans Variable', 'Instrument Sans Fallback', 'Instrument Sans Fallback Roboto', 'Instrument Sans Fallback Open Sans', sans-serif";
const headingFamily =
  "'Bricolage Grotesque Display', 'Bricolage Fallback', 'Bricolage Fallback Roboto', 'Bricolage Fallback Open Sans', sans-serif";

/** Colors, type and sizes; how components look is added by ThemeProvider, since style files cannot be read by the build's settings. */
export const theme = createTheme({
  colors,
  primaryColor: 'ember',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver,
  fontFamily: textFamily,
  breakpoints,
  fontSizes,
  lineHeights,
  headings: {
    fontFamily: headingFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: headingSizes,
  },
  spacing,
  radius,
  shadows,
  defaultRadius: 'md',
  respectReducedMotion: true,
});
