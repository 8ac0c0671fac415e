import type { MailWords } from '../../../shared/words/mail/mail-words.ts';
import { confirmationDays, mostSearches } from '../saved-search-options.ts';

const people = (count: number) => (count === 1 ? '1 developer' : `${count} developers`);

interface News {
  brand: string;
  names: readonly string[];
  count: number;
  filters: readonly string[];
  directory: string;
}

export const savedSearchMail = {
  /** Says nothing that anybody typed, because the address may be a stranger's. */
  confirmation: (brand: string): MailWords => ({
    subject: `${brand}: Is this your address?`,
    text: [
      'Somebody, you most likely, wants to hear at this address of developers who newly fit a search.',
      `If that is you, open this link within ${confirmationDays} days and confirm it. If not, do nothing.`,
    ].join('\n\n'),
    step: { label: 'Confirm or refuse this search' },
  }),
  news: ({ brand, names, count, filters, directory }: News): MailWords => ({
    subject: `${brand}: ${people(count)} newly ${count === 1 ? 'fits' : 'fit'} your search`,
    text: [
      `${people(count)} newly ${count === 1 ? 'fits' : 'fit'} the search that you have saved (${filters.join('; ')}):`,
      [...names, ...(count > names.length ? [`and ${count - names.length} more`] : [])].join('\n'),
    ].join('\n\n'),
    step: { label: 'See who fits', address: directory },
  }),
};

export const savedSearchRefusals = {
  noMail: 'This site sends no mail, so no search can be saved.',
  noFilters: 'Please choose at least one filter first.',
  tooMany: `An address can have ${mostSearches} searches. Please end one of them first.`,
} as const;
