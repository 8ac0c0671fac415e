import type { ContactForm } from '../../src/features/requests/contact.ts';
import type { Deps } from '../../src/server/deps.ts';

/** Everything that the contact form asks for, as somebody fills it in. */
export const contactRequest = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  projectType: 'Web Application',
  description: 'A booking site for guided walks.',
  budgetRange: '$5,000 - $15,000',
};

/** The same as it is sent by a script. */
export const contactForm: ContactForm = {
  ...contactRequest,
  projectType: 'Web Application',
  budgetRange: '$5,000 - $15,000',
};

/** For tests of mail to the owner alone: every sender has had as many receipts as anybody gets. */
export const withoutReceipts = ({ rateLimits }: Deps): Pick<Deps, 'rateLimits'> => ({
  rateLimits: { ...rateLimits, record: async () => Number.MAX_SAFE_INTEGER },
});
