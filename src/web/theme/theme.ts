import {
  colorsTuple,
  createTheme,
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
 * Replaces Mantine's resolver, because controls use only our palette. Filled controls are dark on light paper and
 * light on dark paper; those of the primary color follow a region's tone. Outlined controls use ink, or red when they
 * destroy something.
 */
const variantColorResolver: VariantColorsResolver = ({ color, theme, variant }) => {
  const hue = `--mantine-color-${color}`;
  const border = '1px solid transparent';
  if (variant === 'filled') {
    const fill = color === theme.primaryColor ? '--mantine-primary-color-filled' : `${hue}-filled`;
    return {
      background: `var(${fill})`,
      hover: `var(${fill}-hover)`,
      color: 'var(--mantine-primary-color-contrast)',
      border,
    };
  }
  if (variant === 'light' || variant === 'subtle') {
    return {
      background: variant === 'light' ? `var(${hue}-light)` : 'transparent',
      hover: `var(${hue}-light-hover)`,
      color: `var(${hue}-light-color)`,
      border,
    };
  }
  const hover = 'var(--mantine-color-default-hover)';
  if (variant === 'outline') {
    const isRed = color === 'red';
    return {
      background: 'transparent',
      hover,
      color: `var(--mantine-color-${isRed ? 'error' : 'text'})`,
      border: `1px solid var(${isRed ? '--mantine-color-error' : '--site-line-strong'})`,
    };
  }
  return {
    background: 'var(--mantine-color-default)',
    hover,
    color: 'var(--mantine-color-default-color)',
    border: '1px solid var(--mantine-color-default-border)',
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
/** Holds references: the values (palette.ts) are in the theme's stylesheet, and browsers need them nowhere else. */
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

/**
 * Colors, type and sizes. ThemeProvider adds the look of components, because the build's settings cannot read style
 * files.
 */
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
