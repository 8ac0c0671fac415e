import type { GlossaryTerm } from '../glossary-types.ts';

export const furtherOperationTerms: readonly GlossaryTerm[] = [
  {
    slug: 'staging',
    term: 'Staging',
    definition:
      'A copy of an app without real users, in which a new version is tried before it goes live.',
    category: 'Cloud',
  },
  {
    slug: 'rollback',
    term: 'Rollback',
    definition: 'Going back to the former version of an app when a new one makes trouble.',
    category: 'Cloud',
  },
  {
    slug: 'object-storage',
    term: 'Object storage',
    definition:
      'A service that keeps files such as pictures and backups under names, without a disk of your own.',
    category: 'Cloud',
  },
  {
    slug: 'monitoring',
    term: 'Monitoring',
    definition:
      'Watching an app by measurements and alarms, so that you know about trouble before your users do.',
    category: 'Cloud',
  },
  {
    slug: 'cron-job',
    term: 'Cron job',
    definition:
      'Work that a computer starts by the clock, such as reminders each morning or a backup each night.',
    category: 'Cloud',
  },
  {
    slug: 'feature-flag',
    term: 'Feature flag',
    definition:
      'A switch in an app that turns a feature on or off for some or all people without a new release.',
    category: 'Cloud',
  },
  {
    slug: 'load-balancer',
    term: 'Load balancer',
    definition:
      'A program in front of several copies of an app that hands each request to one that is healthy.',
    category: 'Cloud',
  },
  {
    slug: 'oauth',
    term: 'OAuth',
    definition:
      'A standard by which people give one app limited access to their account at another service without sharing the password.',
    category: 'Security',
  },
  {
    slug: 'json-web-token',
    term: 'JSON Web Token',
    definition:
      'A signed text that says who somebody is and until when, which a server can check without looking it up. Often shortened to JWT.',
    category: 'Security',
  },
  {
    slug: 'csrf',
    term: 'CSRF',
    definition:
      'Short for cross-site request forgery: an attack in which a foreign page makes a browser send requests in the name of a signed-in person.',
    category: 'Security',
  },
  {
    slug: 'prompt-injection',
    term: 'Prompt injection',
    definition:
      'An attack that hides orders in a text that an AI reads, so that it follows them instead of yours.',
    category: 'Security',
  },
  {
    slug: 'tls-certificate',
    term: 'TLS certificate',
    definition:
      'A digital passport of a site that proves its name and lets browsers encrypt the connection. Formerly called SSL certificate.',
    category: 'Security',
  },
  {
    slug: 'salt',
    term: 'Salt',
    definition:
      'Random data that is added to a password before it is hashed, so that equal passwords get different hashes.',
    category: 'Security',
  },
  {
    slug: 'least-privilege',
    term: 'Least privilege',
    definition:
      'The rule that each person, program and key gets only the rights that its task needs.',
    category: 'Security',
  },
  {
    slug: 'secret',
    term: 'Secret',
    definition:
      'A value that opens something, such as a password or a key. It belongs in protected settings and never in code.',
    category: 'Security',
  },
  {
    slug: 'system-prompt',
    term: 'System prompt',
    definition:
      'The standing instructions of an AI app, which come before everything that users write.',
    category: 'AI/Modern',
  },
  {
    slug: 'tool-calling',
    term: 'Tool calling',
    definition:
      'A way for a model to ask your program to run a function and to go on with its result.',
    category: 'AI/Modern',
  },
  {
    slug: 'training-data',
    term: 'Training data',
    definition: 'The texts, pictures or examples from which a model has learned.',
    category: 'AI/Modern',
  },
  {
    slug: 'vector-database',
    term: 'Vector database',
    definition: 'A database that stores embeddings and quickly finds those with a similar meaning.',
    category: 'AI/Modern',
  },
  {
    slug: 'temperature',
    term: 'Temperature',
    definition:
      'A setting that says how varied the answers of a model are: low for likely words, high for surprising ones.',
    category: 'AI/Modern',
  },
  {
    slug: 'evaluation',
    term: 'Evaluation',
    definition:
      'A test of an AI feature with many inputs and known good answers, which turns opinions into numbers.',
    category: 'AI/Modern',
  },
  {
    slug: 'branch',
    term: 'Branch',
    definition:
      'A separate line of work in a repository, in which you can change things without touching the main version.',
    category: 'General',
  },
  {
    slug: 'commit',
    term: 'Commit',
    definition:
      'A saved step in the history of a project, with a message that says why it was made.',
    category: 'General',
  },
  {
    slug: 'merge-conflict',
    term: 'Merge conflict',
    definition:
      'A place where two changes contradict each other, so that a person has to decide which one counts.',
    category: 'General',
  },
  {
    slug: 'code-review',
    term: 'Code review',
    definition:
      'Reading a change by somebody other than its author before it becomes part of the project.',
    category: 'General',
  },
  {
    slug: 'user-story',
    term: 'User story',
    definition: 'One sentence that says who wants to do what in an app, and why.',
    category: 'General',
  },
  {
    slug: 'acceptance-criteria',
    term: 'Acceptance criteria',
    definition: 'Sentences that say when a task is done, so clearly that anybody can check them.',
    category: 'General',
  },
];
