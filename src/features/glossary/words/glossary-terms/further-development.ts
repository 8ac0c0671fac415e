import type { GlossaryTerm } from '../glossary-types.ts';

export const furtherDevelopmentTerms: readonly GlossaryTerm[] = [
  {
    slug: 'linter',
    term: 'Linter',
    definition:
      'A program that reads code without running it and points out likely mistakes and uneven style.',
    category: 'Programming',
  },
  {
    slug: 'package-manager',
    term: 'Package manager',
    definition:
      'A program that installs the libraries a project needs, in exact versions that fit together.',
    category: 'Programming',
  },
  {
    slug: 'dependency',
    term: 'Dependency',
    definition:
      'Software by others that your own needs to run. Its updates and its faults become yours.',
    category: 'Programming',
  },
  {
    slug: 'stack-trace',
    term: 'Stack trace',
    definition:
      'The list of functions that led to an error, each with its file and line. It shows where a program failed.',
    category: 'Programming',
  },
  {
    slug: 'end-to-end-test',
    term: 'End-to-end test',
    definition:
      'A test that uses the whole app as a person would: it opens a browser, clicks and reads.',
    category: 'Programming',
  },
  {
    slug: 'logging',
    term: 'Logging',
    definition:
      'Writing down what a program does, line by line, so that somebody can find out later what happened.',
    category: 'Programming',
  },
  {
    slug: 'cors',
    term: 'CORS',
    definition:
      'Short for cross-origin resource sharing: the rule by which a server allows pages of other sites to read its answers.',
    category: 'Web Development',
  },
  {
    slug: 'cookie',
    term: 'Cookie',
    definition:
      'A small text that a site stores in the browser and gets back with each request, often to know who is signed in.',
    category: 'Web Development',
  },
  {
    slug: 'session',
    term: 'Session',
    definition:
      'The time between signing in and signing out, which the server remembers under a random id.',
    category: 'Web Development',
  },
  {
    slug: 'dns',
    term: 'DNS',
    definition:
      'Short for domain name system: the directory that translates names such as example.com into addresses of computers.',
    category: 'Web Development',
  },
  {
    slug: 'domain-name',
    term: 'Domain name',
    definition:
      'The name of a place on the internet, such as example.com, rented by the year from a registrar.',
    category: 'Web Development',
  },
  {
    slug: 'json',
    term: 'JSON',
    definition: 'A common text format for data with names, values and lists. Most APIs send it.',
    category: 'Web Development',
  },
  {
    slug: 'http-status-code',
    term: 'HTTP status code',
    definition:
      'The number at the start of a web answer that says how it went, such as 200 for success and 404 for not found.',
    category: 'Web Development',
  },
  {
    slug: 'cache',
    term: 'Cache',
    definition:
      'A place that keeps results of slow work, so that the next request gets them at once.',
    category: 'Web Development',
  },
  {
    slug: 'form-validation',
    term: 'Form validation',
    definition:
      'Checking what people type into a form, in the browser to help them and on the server to protect the app.',
    category: 'Web Development',
  },
  {
    slug: 'row-level-security',
    term: 'Row-level security',
    definition: 'Rules inside a database that decide for each row who may read or change it.',
    category: 'Database',
  },
  {
    slug: 'n-plus-one',
    term: 'N+1 query',
    definition:
      'A fault that makes pages slow: one query for a list, and then one more for each of its entries.',
    category: 'Database',
  },
  {
    slug: 'backup',
    term: 'Backup',
    definition:
      'A copy of your data in another place, from which you can restore it after a mistake or a failure.',
    category: 'Database',
  },
  {
    slug: 'foreign-key',
    term: 'Foreign key',
    definition: 'A column that points at a row of another table, and that the database checks.',
    category: 'Database',
  },
  {
    slug: 'pagination',
    term: 'Pagination',
    definition:
      'Delivering a long list in pieces, so that the first ones appear fast and nothing is overloaded.',
    category: 'Database',
  },
  {
    slug: 'seed-data',
    term: 'Seed data',
    definition:
      'Invented data that fills an empty database, so that people can see and test an app.',
    category: 'Database',
  },
];
