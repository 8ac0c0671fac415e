import type { GlossaryTerm } from '../glossary-types.ts';

export const webTerms: readonly GlossaryTerm[] = [
  {
    slug: 'frontend',
    term: 'Frontend',
    definition:
      'The part of an application that people see and touch, running in their browser or on their phone.',
    category: 'Web Development',
  },
  {
    slug: 'backend',
    term: 'Backend',
    definition:
      'The part that runs on a server: it stores data, checks who may do what, and answers the frontend.',
    category: 'Web Development',
  },
  {
    slug: 'html',
    term: 'HTML',
    definition:
      'The language that gives a web page its structure: headings, paragraphs, links, forms. Browsers turn it into what you see.',
    category: 'Web Development',
  },
  {
    slug: 'css',
    term: 'CSS',
    definition:
      'The language that decides how a page looks: colors, fonts, spacing and layout on every screen size.',
    category: 'Web Development',
  },
  {
    slug: 'javascript',
    term: 'JavaScript',
    definition:
      'The programming language that every browser runs. It makes pages react to clicks, load data and update without a reload.',
    category: 'Web Development',
  },
  {
    slug: 'api',
    term: 'API',
    definition:
      "Short for application programming interface: an agreed way for one program to ask another for data or work. A weather app, for example, asks a weather service's API.",
    category: 'Web Development',
  },
  {
    slug: 'rest',
    term: 'REST',
    definition:
      'A common style for web APIs. Every thing has an address, and the standard HTTP methods read, create, change or delete it.',
    category: 'Web Development',
  },
  {
    slug: 'responsive-design',
    term: 'Responsive design',
    definition:
      'Building one page that adapts to any screen, from a narrow phone to a wide monitor, instead of making separate versions.',
    category: 'Web Development',
  },
  {
    slug: 'component',
    term: 'Component',
    definition:
      'A reusable piece of an interface, such as a button or a product card, with its own look and behavior.',
    category: 'Web Development',
  },
  {
    slug: 'server-side-rendering',
    term: 'Server-side rendering',
    definition:
      'The server sends finished HTML instead of an empty page that fills itself later. Pages appear sooner and search engines can read them. Often shortened to SSR.',
    category: 'Web Development',
  },
  {
    slug: 'webhook',
    term: 'Webhook',
    definition:
      'A message that one service sends to an address of yours when something happens, for example when a payment goes through. You do not have to keep asking.',
    category: 'Web Development',
  },
  {
    slug: 'accessibility',
    term: 'Accessibility',
    definition:
      'Making a site work for everybody, including people who use a keyboard, a screen reader or larger text. The common yardstick is called WCAG.',
    category: 'Web Development',
  },
];
