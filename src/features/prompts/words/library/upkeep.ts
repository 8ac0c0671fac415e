import type { LibraryPrompt } from '../prompt-types.ts';

export const upkeepPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'refactor-in-small-steps',
    title: 'Refactor in small steps',
    prompt:
      'Clean up {part} without changing what it does. It hurts because {pain}. First check that tests cover it; where they do not, add tests and stop for my OK. Then plan at most {steps} steps. Each step is one kind of change, such as rename, move, split or join, is a commit of its own, and leaves all tests green without touching them. First show the end state as a tree. Add no features, options or layers. If you find a bug, write it down and leave it. After the last step compare: number of lines, longest file, number of places to edit for {typical-change}. If a number got worse, tell me why it is still better.',
    fields: [
      { name: 'part', label: 'Part', example: 'the order form' },
      { name: 'pain', label: 'The pain', example: 'each new field must be added in five files' },
      { name: 'steps', label: 'Steps', example: 'six' },
      { name: 'typical-change', label: 'Typical change', example: 'a new field' },
    ],
    suggestedTool: 'aider',
    summary: 'One kind of change per commit, tests untouched and green, and a measure of success.',
    kind: 'fix',
    level: 'Advanced',
    minutes: 90,
    why: 'Asked to "clean up", a tool rewrites everything and slips in changes of behavior. Steps of one kind can be reviewed in a minute each. Your pain is the measure: if a new field still takes five files, the work was decoration.',
    checks: [
      'The tests of before the cleanup were not edited.',
      'Each commit can be described in five words.',
      'The typical change really needs fewer places now: try it.',
      'Bugs that were found stand in a list.',
    ],
    variants: [
      {
        title: 'One huge file',
        addition: 'The file has 2,000 lines. Split it by reason to change, not by size.',
      },
      {
        title: 'Names only',
        addition: 'Only rename: use the words of our customers from the list below.',
      },
    ],
    notFor:
      'Code that works and that nobody will touch this year can stay ugly. Spend the time where you change things weekly.',
    terms: ['refactoring', 'technical-debt', 'commit', 'unit-test'],
    related: ['freeze-behavior-before-a-change', 'review-my-change', 'explain-this-code'],
  },
  {
    slug: 'update-dependencies',
    title: 'Update dependencies without surprises',
    prompt:
      'Update the packages of {project}. First list each with installed version, newest version, what we use it for, known security holes, and whether it is still maintained. Read the release notes of each large step; do not answer from memory, and give the link. Sort into: safe together, alone, not now, remove. Name packages that we could replace with a few lines. Then go group by group: update, install, types, tests, start, and try {path}. One commit per group, with the reason. If something breaks, go back with that group, write down why, and continue with the next. Keep the lock file and change nothing else. At the end list what is still old and what would have to happen first.',
    fields: [
      { name: 'project', label: 'Project', example: 'this project' },
      { name: 'path', label: 'Path to try', example: 'sign-in, search and a test payment' },
    ],
    suggestedTool: 'jules',
    summary:
      'Read the release notes, update in groups, go back when one breaks and note the reason.',
    kind: 'fix',
    level: 'Advanced',
    minutes: 60,
    why: 'Updating everything at once leaves you with twenty suspects. Models may remember older versions, so they must read the notes instead of remembering. Removing a package is the only update that never comes back.',
    checks: [
      'Each large step has a link to its release notes.',
      'The tests ran after each group, not only at the end.',
      'No package came in that you did not agree to.',
      'The path works in the built version, not only in development.',
    ],
    variants: [
      {
        title: 'Only security',
        addition: 'Update only what has a known hole that our code can reach, and explain how.',
      },
      {
        title: 'Every month',
        addition: 'Set up a bot that proposes small updates, with tests, once a month.',
      },
    ],
    notFor:
      'A change of framework to its next great version is a project of its own. Plan it in steps first.',
    terms: ['dependency', 'package-manager', 'library'],
    related: ['review-my-change', 'security-review', 'end-to-end-test-of-a-path'],
  },
  {
    slug: 'backups-that-can-be-restored',
    title: 'Backups that can be restored',
    prompt:
      'Set up backups for {app}, with data in {places}. Losing more than {loss} of work is not acceptable. First tell me what my provider backs up already and what it does not, as questions that I check in its documentation. Then write: a script that takes an encrypted copy each night and puts it with another provider, rules for how long copies are kept, a message if a copy is missing or much smaller than yesterday, and a script that restores the newest copy into an empty place and counts rows. Write a page for a stressed person at night: how to restore, step by step, with the commands. Let us rehearse it once, with a stopwatch, before we call it done.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the patient diary' },
      { name: 'places', label: 'Places of data', example: 'PostgreSQL and a bucket with photos' },
      { name: 'loss', label: 'Largest loss', example: 'one day' },
    ],
    suggestedTool: 'goose',
    summary:
      'Nightly encrypted copies elsewhere, an alarm when one fails, and a rehearsed restore.',
    kind: 'data',
    level: 'Intermediate',
    minutes: 90,
    why: 'A backup that nobody restored is a hope. The rehearsal shows missing files and missing rights while it is calm. A copy with the same provider and the same password disappears together with the original.',
    checks: [
      'Restore into an empty place and open three entries that you know.',
      'Change the schedule so that a copy fails: a message reaches you.',
      'The key for the copies is stored somewhere else than the copies.',
      'A colleague can follow the page without asking you.',
    ],
    variants: [
      {
        title: 'Small project',
        addition:
          'I have no server. Use what my database service offers and a weekly export by hand.',
      },
      {
        title: 'Single entries',
        addition: 'Add a way to bring back one deleted record without touching the others.',
      },
    ],
    notFor:
      'It does not undo a mistake of one user from a minute ago. Build undo or a trash folder for that.',
    terms: ['backup', 'encryption', 'object-storage'],
    related: ['change-a-table-without-loss', 'launch-checklist', 'scheduled-job'],
  },
  {
    slug: 'monitoring-and-alerts',
    title: 'Know when it breaks',
    prompt:
      'Set up monitoring for {app}. I am {operator}, and I want to be woken only when {worth-waking}; the rest waits until morning. First list what can break, who suffers, and how we would notice from outside. Then set up: a check from another place each minute that does a real thing, not just opens the start page; a page /health that looks at database, files and jobs in under a second; reports of errors in browser and server, grouped, without names, texts or tokens of people; a warning for disk, certificate, failed jobs and unusual cost. Each alert says what to do first. Make each fire once on purpose. Write a page for the night.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the ticket office' },
      { name: 'operator', label: 'You are', example: 'the only one who looks after it' },
      { name: 'worth-waking', label: 'Wake you when', example: 'nobody can buy a ticket' },
    ],
    suggestedTool: 'warp',
    summary:
      'Few alerts with a first step each, tried once on purpose, and no personal data in them.',
    kind: 'ship',
    level: 'Intermediate',
    minutes: 75,
    why: 'Alerts that come daily are switched off, and then the real one is missed. A check that does a real thing notices a broken database behind a fine start page. Each alert is fired once, because an alert that was never seen may not work.',
    checks: [
      'Stop the database for a minute: the right alert arrives.',
      'Cause an error with your name in a form and look for the name in the report.',
      'Count the alerts of the first week and remove those without an action.',
      'Read the page for the night while tired.',
    ],
    variants: [
      {
        title: 'Status page',
        addition: 'Add a public page with the state, hosted somewhere else than the app.',
      },
      {
        title: 'Smallest version',
        addition: 'I have half an hour. Only the check from outside and reports of errors.',
      },
    ],
    notFor:
      'It does not tell you whether people like the app. Ask them, or count what they finish.',
    terms: ['monitoring', 'logging', 'http-status-code'],
    related: ['messages-to-slack', 'scheduled-job', 'launch-checklist'],
  },
  {
    slug: 'estimate-running-costs',
    title: 'Know the monthly bills before they come',
    prompt:
      'Estimate what {app} costs to run each month. We expect {usage}. List every service that the app needs: hosting, database, file storage, mail, text messages, AI calls, payments, domain and monitoring. For each service name the unit that is billed, how many units we use at the expected level, at ten times that level and with no users at all, and show the calculation. Leave the price per unit as an empty cell that I fill in from the page of the provider; do not guess it. Then name the two services that grow fastest, what one abusive visitor could cost us in a night, and which limits to set before launch.',
    fields: [
      { name: 'app', label: 'Your app', example: 'our homework helper with AI answers' },
      { name: 'usage', label: 'Expected use', example: '200 pupils who ask 15 questions a week' },
    ],
    suggestedTool: 'google-ai-studio',
    summary:
      'List the units each service bills and where costs explode, with prices you look up yourself.',
    kind: 'plan',
    level: 'Intermediate',
    minutes: 30,
    why: 'Bills surprise people through units they never counted, such as mails, stored gigabytes or words sent to a model. Counting units is work that a model does well. Prices change, so you fill them in from the page of the provider on the day you need them.',
    checks: [
      'You can follow every number back to the usage you gave.',
      'The column for no users shows what you pay in a quiet month.',
      'The worst case of one abusive visitor has a limit against it.',
      'All cells for prices were empty when you got the table.',
    ],
    variants: [
      {
        title: 'As a spreadsheet',
        addition: 'Write the table as CSV with formulas, so that I only type prices and usage.',
      },
      {
        title: 'For a running app',
        addition: 'Read our code first and count the calls to paid services on each screen.',
      },
    ],
    notFor:
      'It says nothing about the cost of building. For that, split the work into steps and estimate hours for each.',
    terms: ['scaling', 'hosting', 'token', 'rate-limiting'],
    related: ['choose-a-tool', 'monitoring-and-alerts'],
  },
  {
    slug: 'privacy-page-from-the-code',
    title: 'A privacy page from the code',
    prompt:
      'Read {app} and write down what it really does with personal data. Make a table: which data, from whom, why, where it is stored, who receives it, when it is deleted, and the place in the code that proves it. Include cookies, local storage, logs, error reports, fonts and scripts from other servers, mails and AI calls. List what we store and never use. Then draft a privacy page for {readers} in plain words: short answers first, the table below, and how to get, correct and delete data. Our visitors come from {places}; mark every sentence that a lawyer must check and do not claim that we comply with a law. Note the page in the code beside each item.',
    fields: [
      { name: 'app', label: 'Your app', example: 'this site' },
      { name: 'readers', label: 'Readers', example: 'parents' },
      { name: 'places', label: 'Countries', example: 'Germany and the United States' },
    ],
    suggestedTool: 'lovable',
    summary: 'Find what your app does with personal data and draft an honest page from the facts.',
    kind: 'secure',
    level: 'Beginner',
    minutes: 60,
    why: 'Privacy pages from a template describe another app. The code knows which data you store and who receives it. Data that you never use is a cheap win: stop collecting it and the page gets shorter.',
    checks: [
      'Open the network tab of the browser: each foreign server is in the table.',
      'Every row has a place in the code.',
      'Sentences for the lawyer are marked.',
      'The page says how to reach you.',
    ],
    variants: [
      {
        title: 'Before a new feature',
        addition: 'We plan to add a feature. Say only what it would change in the table.',
      },
      {
        title: 'For business customers',
        addition: 'Add a list of all service providers with purpose and place of storage.',
      },
    ],
    notFor: 'It is a draft, not legal advice. Have it checked by somebody who is liable for it.',
    terms: ['cookie', 'logging', 'documentation'],
    related: ['analytics-without-cookies', 'delete-my-account', 'launch-checklist'],
  },
];
