import type { GlossaryTerm } from '../glossary-types.ts';

export const securityTerms: readonly GlossaryTerm[] = [
  {
    slug: 'authentication',
    term: 'Authentication',
    definition:
      'Checking who somebody is, for example with a password, a passkey or a code sent by text message.',
    category: 'Security',
  },
  {
    slug: 'authorization',
    term: 'Authorization',
    definition:
      'Checking what a signed-in person may do. It belongs on the server: hiding a button is not protection.',
    category: 'Security',
  },
  {
    slug: 'encryption',
    term: 'Encryption',
    definition:
      'Scrambling data so that only somebody with the right key can read it, while it travels and while it is stored.',
    category: 'Security',
  },
  {
    slug: 'https',
    term: 'HTTPS',
    definition:
      "The encrypted version of the web's protocol. It keeps others from reading or changing what travels between a browser and a site.",
    category: 'Security',
  },
  {
    slug: 'hashing',
    term: 'Hashing',
    definition:
      'Turning data into a fixed-length fingerprint that cannot be turned back. Sites store slow, salted hashes of passwords instead of the passwords.',
    category: 'Security',
  },
  {
    slug: 'api-key',
    term: 'API key',
    definition:
      'A secret string that identifies your app to a service. Keep it on the server: whoever reads it can use the service at your cost.',
    category: 'Security',
  },
  {
    slug: 'sql-injection',
    term: 'SQL injection',
    definition:
      'An attack that smuggles database commands into an input field. Parameterized queries prevent it, because they never mix data with commands.',
    category: 'Security',
  },
  {
    slug: 'cross-site-scripting',
    term: 'Cross-site scripting',
    definition:
      "An attack that gets a page to run somebody else's script, often through a comment or a form. Escaping and sanitizing input stops it. Also known as XSS.",
    category: 'Security',
  },
  {
    slug: 'two-factor-authentication',
    term: 'Two-factor authentication',
    definition:
      'Asking for a second proof besides the password, such as a code from an app, so that a stolen password alone is not enough.',
    category: 'Security',
  },
  {
    slug: 'rate-limiting',
    term: 'Rate limiting',
    definition:
      'Allowing only so many requests in a given time, so that nobody can guess passwords or overload your service.',
    category: 'Security',
  },
];
