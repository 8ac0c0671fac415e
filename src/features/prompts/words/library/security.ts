import type { LibraryPrompt } from '../prompt-types.ts';

export const securityPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'row-level-security',
    title: 'Row-level security for every table',
    prompt:
      'Our app {app} talks to PostgreSQL directly from the browser through {service}. Check every table for row-level security. Make a list: table, on or off, who may read, add, change and delete. Mark what visitors without an account can reach. Then write policies as a migration: nothing is allowed until a policy allows it, a row belongs to {owner}, nobody can change the owner of a row, and functions with higher rights are listed with a reason. Views and file storage count too. Write a script that signs in as visitor, as user A and as user B, tries all four actions on each table with rows of both, and prints a matrix. Show me the matrix before and after.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the therapy notes' },
      { name: 'service', label: 'Service', example: 'Supabase' },
      { name: 'owner', label: 'A row belongs to', example: 'the team of the person who made it' },
    ],
    suggestedTool: 'cline',
    summary:
      'Find tables that anybody can read, write the policies, and prove it with three visitors.',
    kind: 'secure',
    level: 'Advanced',
    minutes: 90,
    why: 'When the browser talks to the database, the key in the page is public, and policies are the only wall. Policies look right and leave gaps, so the script tries what a curious stranger would try. The matrix before and after shows what really changed.',
    checks: [
      'No table in the matrix is readable without an account unless you meant it.',
      'User A cannot read, change or delete a row of user B.',
      'User A cannot hand a row to user B or take one.',
      'The secret key with all rights is on the server only.',
    ],
    variants: [
      {
        title: 'Only the check',
        addition: 'Change nothing. I want the matrix and the holes, most dangerous first.',
      },
      {
        title: 'Performance',
        addition: 'Explain the plan of the three most frequent queries with the policies on.',
      },
    ],
    notFor:
      'Where all data goes through your own server, check the rights there first; policies are then a second wall.',
    terms: ['row-level-security', 'authorization', 'least-privilege'],
    related: ['who-may-see-what', 'tests-for-who-may-do-what', 'tables-before-screens'],
  },
  {
    slug: 'who-may-see-what',
    title: 'Check who may see what',
    prompt:
      'Read the server code of {app} and list every way to get or change data: pages, endpoints, webhooks, downloads, exports, feeds, background jobs. One row each with address, method, who may call it by the code, whose records it touches, and the exact place of the check. Write "no check" where there is none. Pay attention to ids in addresses, lists that leak counts, search results, file links, and fields in the answer that the page never shows, such as {private-fields}. Order the rows by harm. For the five worst, show me a request that a signed-in stranger could send, against my local copy only. Repair nothing yet. After my OK, repair one per commit, with a failing test first.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the rental platform' },
      { name: 'private-fields', label: 'Private fields', example: 'phone numbers and notes' },
    ],
    suggestedTool: 'claude-code',
    summary: 'List each way to data with its check, find the missing ones and repair them by test.',
    kind: 'secure',
    level: 'Advanced',
    minutes: 90,
    why: 'A common hole in apps that were built quickly is not clever: change a number in the address and read the invoice of somebody else. A complete list beats a search for suspicious code, because a missing check leaves nothing to find. Answers that carry too many fields leak quietly.',
    checks: [
      'Count the endpoints yourself in one file and compare with the list.',
      'Try one request from the list with two accounts.',
      'Look at an answer in the browser tools: it contains only what the page needs.',
      'Each repair comes with a test that failed before.',
    ],
    variants: [
      {
        title: 'For each change',
        addition: 'Add a rule to our instructions for agents: every new endpoint names its check.',
      },
      {
        title: 'Public parts',
        addition: 'Look only at what a visitor without an account can reach.',
      },
    ],
    notFor:
      'Never point such requests at systems of others or at your live site. Use a copy with sample data.',
    terms: ['authorization', 'api', 'session'],
    related: ['roles-and-rights', 'row-level-security', 'security-review'],
  },
  {
    slug: 'secrets-out-of-the-code',
    title: 'Get secrets out of the code',
    prompt:
      'Find all secrets in {project}: API keys, passwords, tokens, private links, in code, settings, tests, notebooks, build output and the whole Git history. Use a scanner on my computer and print at most four characters of each, with file, commit and service. Tell me for each whether the browser can see it. Then list in this order: what I revoke and replace first, and where, how {hosting} stores the new value, and which code reads it. Move all reads into one file that stops the start with a clear message if a value is missing. Add a sample file with names only, ignore the real one, and add a check that refuses commits with secrets. Do not rewrite the history before I have replaced the keys.',
    fields: [
      { name: 'project', label: 'Project', example: 'this repository' },
      { name: 'hosting', label: 'Hosting', example: 'our hosting service' },
    ],
    suggestedTool: 'aider',
    summary:
      'Find keys in code and history, replace them in the right order and keep new ones out.',
    kind: 'secure',
    level: 'Intermediate',
    minutes: 45,
    why: 'A key that was ever pushed counts as known, even after you delete the line. So replacing comes before cleaning. Reading all settings in one place turns a strange fault in production into a clear message at the start.',
    checks: [
      'The old keys no longer work: try one.',
      'Start the app without a value: it says which one is missing.',
      'Put a false key into a file and commit: the check refuses it.',
      'Search the built files for the first letters of your keys.',
    ],
    variants: [
      {
        title: 'Key in the browser',
        addition: 'Our page calls a paid API directly. Move that call to the server with a limit.',
      },
      {
        title: 'Team',
        addition: 'Describe how a new colleague gets the values without mail or chat.',
      },
    ],
    notFor:
      'Some keys are made to be public, such as those for maps with a limit on domains. Restrict these with the provider instead.',
    terms: ['secret', 'environment-variable', 'git', 'api-key'],
    related: ['security-review', 'deploy-for-the-first-time', 'sign-in-with-google'],
  },
  {
    slug: 'security-review',
    title: 'A security review before launch',
    prompt:
      'Review {app} like a careful outsider with the source code. Attackers would want {treasure}. Cover: access to records of others, injection into queries and commands, scripts in what people write, forged requests, redirects to other sites, uploads, server calls to addresses people choose, secrets, dependencies with known holes, limits on costly actions, error messages that tell too much, headers. For each finding give: file and line, how it is used in three steps, harm, how sure you are, and the smallest repair. Separate proven, likely and theoretical. Prove the first group with a test on the local copy. Say what you did not look at. No general advice, no list of best practices. Stop after the report.',
    fields: [
      { name: 'app', label: 'Your app', example: 'this marketplace' },
      { name: 'treasure', label: 'The treasure', example: 'addresses and payouts of sellers' },
    ],
    suggestedTool: 'claude-code',
    summary:
      'A report with file, line, three steps and proof, without general advice to scroll by.',
    kind: 'secure',
    level: 'Advanced',
    minutes: 60,
    why: 'Asked in general, a model answers with a lecture. Asked for file, line and proof, it has to look. What was not reviewed belongs in the report, because silence reads like safety.',
    checks: [
      'Open three findings at the named lines: they are what the report says.',
      'Every proven finding has a test that shows it.',
      'The list of what was not looked at is there.',
      'Run the same prompt in a new session and compare the findings.',
    ],
    variants: [
      {
        title: 'One change',
        addition: 'Review only the difference between this branch and main.',
      },
      {
        title: 'AI features',
        addition: 'Look at prompts: what can a text from a stranger make our model do or reveal?',
      },
    ],
    notFor:
      'For health, money or data of children, this does not replace a professional test. Use it to arrive there with fewer findings.',
    terms: ['sql-injection', 'cross-site-scripting', 'csrf', 'dependency'],
    related: ['who-may-see-what', 'review-my-change', 'launch-checklist'],
  },
  {
    slug: 'keep-bots-out-of-forms',
    title: 'Keep bots out without puzzles',
    prompt:
      'The form {form} of our site gets {abuse}. Protect it without puzzles for people. In this order: a hidden input that programs fill, a least time between opening and sending, a signed token per page, limits per network and per address that we write to, and a short list of content rules. Suspicious messages are kept in a separate folder for a human, never thrown away silently; only clear floods are refused, with a time to try again. One visitor who hits a limit must not block others in the same office. No third party sees our visitors. Count per rule and day what it caught. Show me which rule would have caught the examples that I paste, and which real messages it would hit.',
    fields: [
      { name: 'form', label: 'Form', example: 'contact' },
      { name: 'abuse', label: 'Abuse', example: 'two hundred advertising messages a day' },
    ],
    suggestedTool: 'bolt-new',
    summary:
      'Quiet checks, fair limits and a folder for doubtful messages instead of picture puzzles.',
    kind: 'secure',
    level: 'Intermediate',
    minutes: 45,
    why: 'Puzzles annoy people and exclude some of them, while quiet checks stop most programs. A wrong guess loses a customer, so doubtful messages wait instead of vanishing. Your own examples are the best test that there is.',
    checks: [
      'Fill in the form quickly with autofill: you are not refused.',
      'Send twenty messages in a minute: the limit answers politely.',
      'Look into the folder of doubtful messages after a week.',
      'The counts per rule show which rules can go.',
    ],
    variants: [
      {
        title: 'Sign-up',
        addition:
          'The form creates accounts. Add a check of the address by mail before anything else.',
      },
      {
        title: 'Costly AI calls',
        addition:
          'Each message costs us a call to a model. Add a limit per day for the whole site.',
      },
    ],
    notFor:
      'A large attack on the whole site needs protection at your hosting. Ask your provider what it offers.',
    terms: ['rate-limiting', 'form-validation', 'csrf'],
    related: ['form-that-people-finish', 'feedback-button'],
  },
  {
    slug: 'log-of-changes',
    title: 'Log who changed what',
    prompt:
      'Add a log of changes to {app} for {records}. Each entry has time, person, role, action, record, and old and new value of the changed fields; for automatic changes it names the job. It is written in the same transaction as the change, so that neither exists alone. Nobody can edit or delete entries through the app. Secrets, passwords and {left-out} are never written. Show the history on the page of a record in sentences such as "Ana moved the date from May 3 to May 5", and one list for admins with filters. Entries older than {months} months are deleted by a job. Tell me first how you catch changes in every path, including imports and scripts, and what it costs in speed.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the property manager' },
      { name: 'records', label: 'Records', example: 'contracts, payments and rights' },
      { name: 'left-out', label: 'Left out', example: 'private notes' },
      { name: 'months', label: 'Months', example: '24' },
    ],
    suggestedTool: 'github-copilot',
    summary:
      'A history in sentences, written together with each change, that nobody can quietly edit.',
    kind: 'secure',
    level: 'Advanced',
    minutes: 75,
    why: 'Sooner or later somebody asks who changed the price. A log that is written beside the change sometimes misses it, so both go into one transaction. Sentences make the log useful for people who do not read columns.',
    checks: [
      'Change a record by import and find it in the history.',
      'Make the change fail: no entry is left over.',
      'Search the log for a password and for a private note.',
      'Read ten entries aloud: they make sense.',
    ],
    variants: [
      {
        title: 'With undo',
        addition: 'Add a button that restores the old value, if nothing changed since.',
      },
    ],
    notFor:
      'It is not meant to watch how fast employees work. Talk with your people, and with a lawyer, before you log that.',
    terms: ['logging', 'transaction', 'authorization'],
    related: ['admin-page', 'undo-the-last-change', 'roles-and-rights'],
  },
];
