import type { ContactForm } from '../../src/features/requests/contact.ts';
import type { Deps } from '../../src/server/deps.ts';

export const contactRequest = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  projectType: 'Web Application',
  description: 'A booking site for guided walks.',
  budgetRange: '$5,000 - $15,000',
};

export const contactForm: ContactForm = {
  ...contactRequest,
  projectType: 'Web Application',
  budgetRange: '$5,000 - $15,000',
};

/** Reports every sender as over the limit of receipts, so that only mail to the owner is sent. */
export const withoutReceipts = ({ rateLimits }: Deps): Pick<Deps, 'rateLimits'> => ({
  rateLimits: { ...rateLimits, record: async () => Number.MAX_SAFE_INTEGER },
});
