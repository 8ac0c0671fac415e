export const legalWords = {
  operator: 'This site is run by',
  updated: 'Last changed',
  contents: 'On this page',
} as const;

/** Shown on both pages until the owner removes it. */
export const legalReview = {
  title: 'To be checked by the owner of this site',
  text: 'It says what the software does and is no lawyer’s text. Have it checked before you rely on it, then take this note out in the admin area, under Content.',
} as const;
