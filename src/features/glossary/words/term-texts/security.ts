import type { TermText } from '../glossary-types.ts';

export const securityTexts: readonly TermText[] = [
  {
    slug: 'authentication',
    plain:
      'Authentication answers the question: who are you? A person proves it with something they know, have or are, such as a password, a phone or a fingerprint. It is easy to build badly. Use a proven library or service instead of writing it from nothing.',
    example:
      'A member of your club signs in with a passkey on their phone. On a new laptop the app asks for a code from an authenticator app as well, and sends a mail about the new device.',
    say: 'Add sign-in with a proven library. Limit the attempts, answer the same for unknown names and wrong passwords, make a new session id at sign-in, and let people end all sessions.',
    mistakes: [
      'Error messages tell strangers which mail addresses have an account.',
      'The way to reset a password is weaker than the password itself.',
    ],
    related: ['authorization', 'session', 'two-factor-authentication', 'oauth'],
  },
  {
    slug: 'authorization',
    plain:
      'Authorization answers the question: may you do this? It comes after the sign-in and applies to each single request. The server decides, by the role of the person and by whom the record belongs to. It is one of the most common holes in apps that were built quickly.',
    example:
      'Anna opens /invoices/812, which is hers. She changes the number to 813. The server looks at the owner of 813, sees somebody else and answers 404.',
    say: 'List all endpoints and say for each who may call it and for which records. Check it on the server in one place. Write tests in which the wrong person tries each of them.',
    mistakes: [
      'The app checks that somebody is signed in, and not whose record it is.',
      'The check stands in the page, and the API answers everybody.',
    ],
    related: ['authentication', 'least-privilege', 'row-level-security'],
  },
  {
    slug: 'encryption',
    plain:
      'Encryption turns readable data into noise. Only somebody with the right key can turn it back. It protects data on its way, on disks and in backups. All its strength lies in the key: who has it reads everything, and who loses it reads nothing.',
    example:
      'Your clinic app encrypts notes about patients before it stores them. The key is kept apart from the database. A stolen backup alone is of no use to the thief.',
    say: 'Encrypt these columns with a well-known library and an authenticated mode. Take the key from the environment, support changing it, and tell me what we lose if the key is lost.',
    mistakes: [
      'People invent their own method, which breaks at the first expert look.',
      'The key lies in the same backup as the data that it protects.',
    ],
    related: ['https', 'hashing', 'secret', 'backup'],
  },
  {
    slug: 'https',
    plain:
      'HTTPS is the closed envelope of the web. It encrypts what travels between browser and server, and proves that the server belongs to the name in the address bar. Browsers warn about pages without it. It does not say that a site is honest or that the app behind it is safe.',
    example:
      'A guest books from the free network of a café. With HTTPS the others in the café see that a connection exists, and neither the password nor the booking.',
    say: 'Serve everything over HTTPS. Redirect the plain address permanently, send the header HSTS, mark cookies as Secure, and find all links and pictures that still begin with http.',
    mistakes: [
      'One picture or script is loaded without it, and browsers block or warn.',
      'The certificate runs out, because nobody watched its renewal.',
    ],
    related: ['tls-certificate', 'encryption', 'cookie'],
  },
  {
    slug: 'hashing',
    plain:
      'A hash is a fingerprint of data. The same input always gives the same fingerprint, and nobody can compute the input from it. Sites store a slow hash of each password with a random salt. At sign-in they hash what was typed and compare the fingerprints.',
    example:
      'A thief copies the table of members. Instead of passwords it holds long fingerprints, each with its own salt. Guessing a good password takes so long that it is not worth it.',
    say: 'Store passwords with Argon2id or bcrypt from a well-known library, with its recommended settings. Never log or mail a password, and renew the hash at sign-in when the settings grow stronger.',
    mistakes: [
      'Fast hashes such as MD5 or SHA-256 alone are used for passwords.',
      'People say “encrypted” for hashed. What is encrypted can be turned back.',
    ],
    related: ['salt', 'encryption', 'authentication'],
  },
  {
    slug: 'api-key',
    plain:
      'An API key is a password for programs. A service gives it to you, and each request that carries it is on your account and your bill. It belongs on the server, in a setting, with as few rights as possible. A key that leaked has to be replaced and not only deleted.',
    example:
      'Your app asks a model for summaries. The browser calls your own server, which checks the member, counts the requests and only then calls the service with the key.',
    say: 'Find all API keys in the code and in the history of the repository. Move them to environment variables on the server, call the service from there, and set limits for each user.',
    mistakes: [
      'The key stands in browser code or in a mobile app, where people extract it.',
      'One key with all rights serves everything, so replacing it stops everything.',
    ],
    related: ['secret', 'environment-variable', 'rate-limiting', 'api'],
  },
  {
    slug: 'sql-injection',
    plain:
      'With SQL injection an attacker types a piece of a database command into a field. A careless program glues it into its own command, and the database obeys. The cure is old and simple: send command and values apart. Every library for databases can do that.',
    example:
      'A search box takes the text and glues it into a query. Somebody types a quote and a few words more, and gets the list of all customers. With parameters the same text is only a strange search.',
    say: 'Check every query for values that are glued into its text. Use parameters everywhere, allow only known names for columns and sort orders, and add a test with quotes in the input.',
    mistakes: [
      'People remove quotes from the input instead of using parameters.',
      'An ORM is in use, and one raw query in a corner is forgotten.',
    ],
    related: ['sql', 'form-validation', 'cross-site-scripting', 'orm'],
  },
  {
    slug: 'cross-site-scripting',
    plain:
      'Cross-site scripting means that an attacker gets a script into a page that others open. The script runs with the rights of the reader: it can read, click and send in their name. The cure is to treat all text from outside as text and never as code.',
    example:
      'A visitor writes a review that contains a script element. A careless page runs it for everybody who opens the product. A careful page shows the characters as they were typed.',
    say: 'Find all places where text from users or other services is put into a page. Let the framework escape it. Where we need formatting, sanitize with a well-known library, and add a content security policy.',
    mistakes: [
      'Functions such as innerHTML are used for text that people typed.',
      'Old data in the database is trusted, because the form is safe today.',
    ],
    related: ['csrf', 'cookie', 'form-validation', 'sql-injection'],
  },
  {
    slug: 'two-factor-authentication',
    plain:
      'Two-factor authentication asks for two proofs of different kinds, such as a password and a device. A stolen password alone opens nothing. Codes from an app are good, passkeys and security keys are better, because they do not work on a false page. Text messages are better than nothing.',
    example:
      'The owner of a shop signs in on a new laptop. After the password the app asks for six digits from the authenticator app. A thief with the password from an old leak stops here.',
    say: 'Add a second factor with an authenticator app. Show recovery codes once, store them hashed, limit the attempts, and ask again before somebody changes the password or the factor.',
    mistakes: [
      'The way to recover an account skips the second factor.',
      'Codes can be tried without a limit, although six digits are few.',
    ],
    related: ['authentication', 'rate-limiting', 'session'],
  },
  {
    slug: 'rate-limiting',
    plain:
      'Rate limiting counts how often somebody asks and says “later” when it is too often. It stops guessing of passwords, floods of forms and bills that explode. A limit needs a unit to count by, such as an account, an address or a phone number, and a message that says when to try again.',
    example:
      'Five wrong passwords for one account, and the next try has to wait a minute. A program that tries thousands gives up. A person who mistyped hardly notices.',
    say: 'Add limits for sign-in, sign-up, mail, and calls to the model: per account and per network address. Answer 429 with the time to wait, keep the counters in a shared place, and test them.',
    mistakes: [
      'Only the network address counts, so a whole school shares one limit.',
      'Counters live in the memory of one server and vanish with each restart.',
    ],
    related: ['api-key', 'http-status-code', 'authentication'],
  },
];
