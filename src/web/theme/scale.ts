/** Breakpoints in em of the browser's own font size; style files use `@media (--from-md)` and `(--below-md)`. */
export const breakpoints = { xs: '40em', sm: '48em', md: '62em', lg: '64em', xl: '80em' } as const;

/** Smallest height of a window in which something may stick to its edge; `(--tall)` in styles. */
export const tallFrom = '25em';

/** A phone has less width than this only where its text is much enlarged; `(--enlarged)` in styles. */
export const enlargedBelow = '18em';

export const spacing = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  '2xl': '2.5rem',
  '3xl': '3rem',
  '4xl': '4rem',
  '5xl': '5rem',
  '6xl': '6rem',
} as const;

export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  control: '1rem',
  md: 'clamp(1.0625rem, 1.04rem + 0.12vw, 1.125rem)',
  lg: 'clamp(1.1875rem, 1.14rem + 0.24vw, 1.3125rem)',
  xl: '1.375rem',
  /** Headings between the second and the third level: of a group, a count or a large item. */
  '2xl': 'clamp(1.625rem, 1.35rem + 1.25vw, 2.375rem)',
  /** Display words, and the largest titles but the first. */
  '3xl': 'clamp(1.75rem, 1.2rem + 2.2vw, 3rem)',
  '4xl': 'clamp(2.25rem, 1.5rem + 3.2vw, 4.25rem)',
  /** Title of a page with a compact hero. */
  title: 'clamp(2.25rem, 4vw, 3.25rem)',
  /** Title of the home page, and figures of the same size. */
  '5xl': 'clamp(2.75rem, 1.4rem + 4.8vw, 5.75rem)',
} as const;

export const lineHeights = { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' } as const;

export const headingSizes = {
  h1: { fontSize: 'clamp(2.625rem, 1.6rem + 4.3vw, 5rem)', lineHeight: '1.02' },
  h2: { fontSize: 'clamp(1.875rem, 1.4rem + 1.8vw, 2.875rem)', lineHeight: '1.08' },
  h3: { fontSize: 'clamp(1.375rem, 1.3rem + 0.36vw, 1.625rem)', lineHeight: '1.2' },
  h4: { fontSize: fontSizes.lg, lineHeight: '1.3' },
} as const;

export const radius = { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' } as const;

export const shadows = {
  sm: '0 1px 2px rgb(var(--site-shadow) / 8%)',
  md: '0 1px 2px rgb(var(--site-shadow) / 8%), 0 12px 28px -12px rgb(var(--site-shadow) / 22%)',
  lg: '0 2px 4px rgb(var(--site-shadow) / 8%), 0 28px 56px -20px rgb(var(--site-shadow) / 30%)',
} as const;

/** Sizes that Mantine has no name for; emitted as `--site-*`. */
export const siteSizes = {
  'section-space': 'clamp(4rem, 2.5rem + 6vw, 8rem)',
  'page-width': '76rem',
  'narrow-width': '44rem',
  'row-gap': 'clamp(2rem, 1.5rem + 2vw, 4rem)',
  'column-gap': 'clamp(2rem, 6vw, 6rem)',
  'panel-space': 'clamp(1.5rem, 4vw, 2.5rem)',
  gutter: 'clamp(1.25rem, 0.5rem + 3vw, 3rem)',
  /** At most about 65 characters in a line. */
  measure: '65ch',
  'header-height': '4.5rem',
  /** 44 px, the smallest size of clickable elements (look: targets). It grows with the text, up to what fits on a phone. */
  target: 'min(2.75rem, 64px)',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;
