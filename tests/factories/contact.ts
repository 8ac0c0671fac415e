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
