import type { LibraryPrompt } from '../prompt-types.ts';

export const signInPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'sign-in-by-email-link',
    title: 'Sign-in with a link by e-mail',
    prompt:
      'Add sign-in by e-mail link to {app}, with a maintained library of our framework rather than code of your own. A person types an address and always sees the same answer, whether an account exists or not. The link works once, for {minutes} minutes, and is stored only as a hash. Opening it shows a button "Sign in", so that mail scanners do not use it up. The session lives in a cookie that scripts cannot read, for {days} days, and gets a new id at sign-in. Limit requests per address and per network. After sign-in people land where they wanted to go, on our site only. Offer a six-digit code for people who read mail on another device. Show me the flow first.',
    fields: [
      { name: 'app', label: 'Your app', example: 'our club app' },
      { name: 'minutes', label: 'Link lives, minutes', example: '15' },
      { name: 'days', label: 'Session lives, days', example: '30' },
    ],
    suggestedTool: 'lovable',
    summary:
      'No passwords to lose: a link that works once, for minutes, and tells strangers nothing.',
    kind: 'secure',
    level: 'Beginner',
    minutes: 45,
    why: 'Without passwords there is nothing to guess, reuse or leak. The details decide: links get opened by mail scanners, and different answers tell strangers who has an account. A maintained library has met these cases before you do.',
    checks: [
      'Use the same link twice: the second time offers a new one.',
      'Type an unknown address: the answer is the same as for a known one.',
      'Ask for ten links in a row: a limit stops you with a clear message.',
      'Sign out and press the back button: nothing private appears.',
    ],
    variants: [
      {
        title: 'Closed group',
        addition: 'Only addresses on a list that an admin keeps get a link.',
      },
      {
        title: 'With passkeys',
        addition: 'After the first sign-in offer a passkey, and keep the link as the way back in.',
      },
    ],
    notFor:
      'People who share one mailbox, such as a shop counter, need something else. Give each of them an account with a password or passkey.',
    terms: ['authentication', 'session', 'cookie', 'rate-limiting'],
    related: ['sign-in-with-google', 'invite-a-team', 'send-mail-that-arrives'],
  },
  {
    slug: 'passwords-done-properly',
    title: 'Sign-in with passwords, done properly',
    prompt:
      'Add accounts with e-mail and password to {app}, based on a maintained library; do not write the cryptography. Passwords have at least {length} characters, no rules about special characters, may be pasted, and are compared with a list of leaked ones. Hash them with argon2id. Wrong name and wrong password give the same answer in the same time. Slow down attempts per account and per network without locking the owner out. Resetting uses a link that works once for 30 minutes, ends all other sessions and sends a notice. Changing the address needs the password and a confirmation from the new mailbox. Offer {second-factor}. Write the list of attacks that this stops, and a test for each, before the screens.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the tax helper' },
      { name: 'length', label: 'Least characters', example: '12' },
      {
        name: 'second-factor',
        label: 'Second factor',
        example: 'codes from an authenticator app with ten spare codes',
      },
    ],
    suggestedTool: 'augment-code',
    summary:
      'Hashing, limits, reset and a second factor from a proven library, with a test per attack.',
    kind: 'secure',
    level: 'Advanced',
    minutes: 120,
    why: 'The sign-in form is the small part; reset, change of address and sessions are where accounts get stolen. A list of attacks with tests makes the invisible work visible. The prompt forbids cryptography of its own, because faults there cannot be seen by using the app.',
    checks: [
      'Reset a password: the other browser is signed out.',
      'Try twenty wrong passwords, then the right one from the usual device.',
      'Look into the database: no password is readable, and each hash differs.',
      'Every attack in the list has a test that fails when you remove the protection.',
    ],
    variants: [
      {
        title: 'Move old accounts',
        addition:
          'Existing hashes are of an older kind. Renew each at the next successful sign-in.',
      },
    ],
    notFor:
      'A first version for friends does not need passwords. Links by e-mail are less work and have fewer holes.',
    terms: ['hashing', 'salt', 'two-factor-authentication', 'session'],
    related: ['sign-in-by-email-link', 'security-review', 'tests-for-who-may-do-what'],
  },
  {
    slug: 'sign-in-with-google',
    title: 'Sign-in with Google',
    prompt:
      'Add "Sign in with Google" to {app}, which already has {existing}. Use the OAuth library of our framework with state and PKCE, and ask for name and e-mail only. Find the account by the stable id from Google, not by the address. If the address belongs to an existing account, do not join them silently: ask the person to sign in the old way once and confirm. Accept an address only if Google marks it as verified. Handle: canceled, Google does not answer, the address changed, the account was removed. Secrets stay in environment variables, for {places} separately. List what I click in the console of Google and which return addresses I enter. Show the flow before the code.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the study planner' },
      { name: 'existing', label: 'Sign-in today', example: 'sign-in by e-mail link' },
      { name: 'places', label: 'Places it runs', example: 'my laptop and the live site' },
    ],
    suggestedTool: 'bolt-new',
    summary:
      'Add Google without taking over accounts by accident, with a list of what to click where.',
    kind: 'secure',
    level: 'Intermediate',
    minutes: 60,
    why: 'Joining accounts by address alone lets somebody take over an account of another person. The id from Google stays the same when an address changes. Half of the work happens in a console that the tool cannot see, so it has to write you a list.',
    checks: [
      'Cancel in the window of Google: you return to a page that makes sense.',
      'Sign in with an address that has an account: you are asked to confirm.',
      'Search the code of the browser for the secret: it is not there.',
      'The screen of Google asks for name and address only.',
    ],
    variants: [
      {
        title: 'One company only',
        addition: 'Admit only accounts of our company domain and check that on the server.',
      },
      {
        title: 'More providers',
        addition: 'Prepare it so that Apple or Microsoft can be added without changing the tables.',
      },
    ],
    notFor:
      'It does not give access to calendars or files of Google. That needs further permissions and its own prompt.',
    terms: ['oauth', 'authentication', 'secret', 'environment-variable'],
    related: ['sign-in-by-email-link', 'calendar-in-step', 'secrets-out-of-the-code'],
  },
  {
    slug: 'roles-and-rights',
    title: 'Roles and what they may do',
    prompt:
      'Add roles to {app}: {roles}. First write a table with one row per action and one column per role, including people who are not signed in, and fill each cell with yes, no or only-own. Read the code to find the actions; I will correct the table. Then build one function on the server that answers "may this person do this to this record", and call it from every endpoint, page and background job. Nothing is allowed unless the table says so. Buttons that would be refused are not shown. The last {highest} cannot lose the role. A change of role takes effect at the next click and is written to a log. Generate tests from the table, one per cell.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the parish office app' },
      { name: 'roles', label: 'Roles', example: 'owner, editor, helper and reader' },
      { name: 'highest', label: 'Highest role', example: 'owner' },
    ],
    suggestedTool: 'cursor',
    summary:
      'One table of actions and roles, one function that decides, and one test for every cell.',
    kind: 'secure',
    level: 'Advanced',
    minutes: 90,
    why: 'Rules that are spread over forty files drift apart within weeks. A table can be read by the person who knows the work, and tests made from it cannot forget a cell. "Only own" is the answer that gets lost easily.',
    checks: [
      'The table contains actions that have no button, such as exports and mails.',
      'Remove the check from one endpoint: a test fails.',
      'Take a role away in one browser and click in the other.',
      'Try to remove the last owner: it is refused.',
    ],
    variants: [
      {
        title: 'Per project',
        addition: 'A person can have different roles in different projects.',
      },
      {
        title: 'For a limited time',
        addition: 'A role can end by itself on a day, with a mail a week before.',
      },
    ],
    notFor:
      'Two kinds of people, you and everybody else, need no system of roles. One flag that only you can set will do.',
    terms: ['authorization', 'least-privilege', 'unit-test'],
    related: ['who-may-see-what', 'tests-for-who-may-do-what', 'admin-page'],
  },
  {
    slug: 'invite-a-team',
    title: 'Invite people to a team',
    prompt:
      'People of {app} shall work in teams. Whoever creates a team is its owner and invites others by {way}. An invitation names the team and the inviter, works once, for {days} days, for the invited address only, and can be withdrawn and sent again. Somebody without an account creates one on the way and lands in the team. Somebody with another address is told so and asks for a new invitation. One person can be in several teams and sees at all times which one is open. Leaving or removing a person keeps the work and shows their name. Every query filters by team on the server. Play through with me: invited twice, wrong address, team deleted. Then build it.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the recipe binder for restaurants' },
      { name: 'way', label: 'Way to invite', example: 'e-mail' },
      { name: 'days', label: 'Days', example: '7' },
    ],
    suggestedTool: 'emergent',
    summary:
      'Teams with invitations that expire, several teams per person, and work that stays put.',
    kind: 'secure',
    level: 'Intermediate',
    minutes: 75,
    why: 'An invitation is a small key to the data of others. It gets forwarded, opened late and opened with another account, so these cases come first. To decide early that a person can be in several teams saves a painful change of tables.',
    checks: [
      'Forward an invitation to another address and try to use it.',
      'Remove a person who is signed in: the next click is refused.',
      'Join two teams and search in one: nothing of the other appears.',
      'Withdraw an invitation and open its link.',
    ],
    variants: [
      {
        title: 'By link',
        addition:
          'Add a link that anybody may use, with a number of places and a switch to end it.',
      },
      {
        title: 'Paid places',
        addition: 'A team has a number of paid places; invitations beyond it wait.',
      },
    ],
    notFor:
      'To show one document to one guest, a read-only link is enough. Do not build teams for it.',
    terms: ['authorization', 'row-level-security', 'user-story'],
    related: ['roles-and-rights', 'row-level-security', 'send-mail-that-arrives'],
  },
  {
    slug: 'delete-my-account',
    title: 'Delete an account completely',
    prompt:
      'Add "Delete my account" to {app}. First list every place with data about a person: tables, files, logs, caches, backups and the services {services}. For each say deleted, made anonymous or kept, with the reason and for how long. I decide on the list. Then build: a page that tells what disappears and what stays, an export before it, a confirmation by signing in again, {days} days in which the person can return, and then a job that deletes in all places, tries again after failures and writes what it did without personal data. Work that belongs to others stays under "former member". Paid plans end first. Write a test that creates a person with data everywhere and finds no trace afterward.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the language exchange' },
      { name: 'services', label: 'Other services', example: 'mail, payments and error reports' },
      { name: 'days', label: 'Days to return', example: '14' },
    ],
    suggestedTool: 'codex-cli',
    summary:
      'List all places with personal data, decide on each, then delete with proof and a grace period.',
    kind: 'secure',
    level: 'Advanced',
    minutes: 90,
    why: 'Deleting one row leaves traces in files, logs and other services. The list of places is the real work, and it helps with your privacy page too. A grace period protects people from a bad evening and from a stolen session.',
    checks: [
      'The list names services outside your own database.',
      'The test searches all tables and the file storage for name and address.',
      'Let one service fail: the job tries again and says so.',
      'Texts of others that mention the person stay readable.',
    ],
    variants: [
      {
        title: 'After long silence',
        addition: 'Write to accounts unused for two years, and delete them after a second letter.',
      },
    ],
    notFor:
      'It does not say what you must keep by law, such as invoices. Ask somebody who knows the rules of your country.',
    terms: ['database', 'cron-job', 'backup'],
    related: ['export-all-data', 'privacy-page-from-the-code', 'log-of-changes'],
  },
];
