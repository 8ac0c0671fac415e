import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from '@mantine/core';
import { palette, siteTokens } from './palette.ts';

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

const textFamily =
  "'Instrument Sans Variable', 'Instrument Sans Fallback', 'Instrument Sans Fallback Roboto', 'Instrument Sans Fallback Open Sans', sans-serif";
const headingFamily =
  "'Bricolage Grotesque Display', 'Bricolage Fallback', 'Bricolage Fallback Roboto', 'Bricolage Fallback Open Sans', sans-serif";

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
