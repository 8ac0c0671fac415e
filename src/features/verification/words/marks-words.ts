import { siteLocale } from '../../../shared/words/site-locale.ts';

const numbers = new Intl.NumberFormat(siteLocale);

export const marksWords = {
  label: 'The marks',
  count: (count: number) =>
    count === 1 ? '1 developer has it now' : `${numbers.format(count)} developers have it now`,
} as const;
