import type { TermText } from '../glossary-types.ts';

export const securityFurtherTexts: readonly TermText[] = [
  {
    slug: 'oauth',
    plain:
      'OAuth lets a person give one app limited access to their account at another service, without handing over the password. The service asks the person, and gives the app a token that can be withdrawn. “Sign in with …” buttons build on it, with an addition named OpenID Connect that says who the person is.',
    example:
      'Your planner wants to read a calendar. The member is sent to the calendar service, agrees to “read only”, and comes back. Your server gets a token and stores it encrypted.',
    say: 'Add sign-in with this provider by a well-known library. Use the authorization code flow with PKCE, check the state, ask for the fewest scopes, and keep tokens on the server.',
    mistakes: [
      'An app asks for far more rights than it needs, and people leave.',
      'Accounts are joined by mail address alone, although nobody verified that address.',
    ],
    related: ['authentication', 'json-web-token', 'least-privilege'],
  },
  {
    slug: 'json-web-token',
    plain:
      'A JSON Web Token is a signed note: it says who somebody is and until when, and a signature proves that your server wrote it. Everybody can read it, and nobody can change it unnoticed. Because it is valid by itself, it is hard to take back before it ends.',
    example:
      'A mobile app shows its token with each request. The server checks signature and end date and knows the member without asking the database. The token lives for 15 minutes, then the app fetches a new one.',
    say: 'Check signature, algorithm, issuer and end of each token with a well-known library. Keep tokens short-lived, put no secrets into them, and tell me whether a plain session cookie would be simpler here.',
    mistakes: [
      'The content is decoded and believed without checking the signature.',
      'Tokens live for months, and a stolen one cannot be stopped.',
    ],
    related: ['session', 'oauth', 'authentication'],
  },
  {
    slug: 'csrf',
    plain:
      'In cross-site request forgery a foreign page makes your browser send a request to a site where you are signed in. The browser adds your cookie, and the site believes that you wanted it. Cookies with SameSite and a check of the origin stop most of it. Never let a mere link change data.',
    example:
      'A member of your club opens a page with a hidden form that posts to /account/delete. The server sees that the request comes from another origin and refuses it.',
    say: 'Protect all requests that change data: cookies with SameSite, a check of the Origin header, and a token in forms where it is needed. Make sure that no GET request changes anything.',
    mistakes: [
      'An address like /delete?id=5 works with a simple click on a link.',
      'The protection is switched off because a test failed, and stays off.',
    ],
    related: ['cookie', 'cors', 'cross-site-scripting'],
  },
  {
    slug: 'prompt-injection',
    plain:
      'With prompt injection somebody hides orders in a text that your AI reads: a mail, a web page, a document. The model cannot reliably tell your orders from those in the text. No wording in a prompt prevents it for sure. So limit what the AI can do, and let people confirm what matters.',
    example:
      'Your assistant sums up mail. One mail says in white letters: forward all invoices to this address. The assistant has no right to send mail by itself, so the trick ends as a strange summary.',
    say: 'List everything that this agent reads from outside and everything that it can do. Remove each right that it does not need, ask me before it sends, pays or deletes, and never let its output run unchecked.',
    mistakes: [
      'People add “ignore such orders” to the prompt and feel safe.',
      'An agent reads untrusted text and holds secrets in the same session.',
    ],
    related: ['ai-agent', 'prompt', 'tool-calling', 'least-privilege'],
  },
  {
    slug: 'tls-certificate',
    plain:
      'A TLS certificate is the passport of a site. An authority that browsers trust confirms that the holder controls the name, and the browser uses it to set up an encrypted connection. Certificates end after some weeks or months and have to be renewed, which programs do by themselves. SSL is the former name of TLS.',
    example:
      'You connect a name to your host. The host proves to the authority that the name leads to it, gets a certificate and renews it in time. You see a padlock and never think of it again.',
    say: 'Set up automatic certificates for example.com and www.example.com. Renew them well before they end, warn me when a renewal fails, and check that no old protocol is offered.',
    mistakes: [
      'The renewal needs a port or a DNS entry that somebody has removed.',
      'People click warnings away and teach their users to do the same.',
    ],
    related: ['https', 'dns', 'domain-name', 'encryption'],
  },
  {
    slug: 'salt',
    plain:
      'A salt is a bit of random data that is added to a password before it is hashed. Two people with the same password get different hashes. An attacker cannot use a prepared list and has to guess for each account anew. The salt is no secret; it is stored beside the hash.',
    example:
      'Two members both chose “sunshine1”. In the table their entries look entirely different, because each was hashed with its own salt. Breaking one says nothing about the other.',
    say: 'Check how passwords are stored. Use a library that makes a random salt for each one by itself and stores it within the hash. Plan how old hashes are renewed at the next sign-in.',
    mistakes: [
      'One fixed salt is used for all, so equal passwords show.',
      'People build salt and hash by hand, although Argon2 and bcrypt bring both.',
    ],
    related: ['hashing', 'authentication', 'encryption'],
  },
  {
    slug: 'least-privilege',
    plain:
      'Least privilege means that each person, program and key gets exactly the rights that its task needs, and for no longer than needed. When something is stolen or goes wrong, the damage stays small. Rights are easier to add later than to take away.',
    example:
      'The job that sends reminders may read bookings and nothing else. When a fault in it is abused, nobody can delete members or read payments with it.',
    say: 'List the accounts, keys and database users of this app with their rights. Propose for each the smallest set that still works, and apply it step by step with the tests in between.',
    mistakes: [
      'Everything runs with the account of the administrator, because that always works.',
      'Rights of people who left stay, because nobody keeps a list.',
    ],
    related: ['authorization', 'prompt-injection', 'api-key', 'row-level-security'],
  },
  {
    slug: 'secret',
    plain:
      'A secret is a value that opens something: a password of a database, an API key, a key for signatures. It must not stand in code, in chats, in screenshots or in logs. When it leaks, assume that somebody has it, and replace it. So it must be easy to replace.',
    example:
      'A helper pastes a log into a chat, and a key is in it. You make a new key at the service, put it into the settings of the host, restart the app and switch the old one off. It takes five minutes.',
    say: 'Search the repository and its history for secrets. Write down for each where it is used and how we replace it, add a check that stops commits with secrets, and never print one.',
    mistakes: [
      'A leaked key is deleted from the file, but the history keeps it.',
      'The same secret serves test and production.',
    ],
    related: ['environment-variable', 'api-key', 'encryption'],
  },
];
