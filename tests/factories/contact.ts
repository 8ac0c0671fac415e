import type { ContactForm } from '../../src/shared/contact.ts';

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
