import type { LibraryPrompt } from '../prompt-types.ts';

export const launchPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'deploy-for-the-first-time',
    title: 'Put the app online for the first time',
    prompt:
      'Help me put {app} online. I have {have} and have never done this. First read the project and tell me what must run: pages, server, database, files, jobs. Propose one simple way to host it and one other, with what I give up in each; I look up prices and limits myself. Then guide me, one step per message: what I click or type, what I should see, and what to do if I see something else. Never ask me to paste a secret into this conversation; tell me where it goes instead. At the end I can publish a change with one command, go back to the version before, and see the log. Write that down in the project.',
    fields: [
      { name: 'app', label: 'Your app', example: 'my workshop calendar' },
      { name: 'have', label: 'What you have', example: 'the code on GitHub and a laptop' },
    ],
    suggestedTool: 'replit-agent',
    summary:
      'One step per message from your laptop to a public address, with a way back at the end.',
    kind: 'ship',
    level: 'Beginner',
    minutes: 90,
    why: 'A list of thirty commands breaks at the fourth, and then you are alone. One step per message lets the tool react to what you see. Going back is part of the first deployment, because you will need it on the second.',
    checks: [
      'Open the address on a phone that is not in your network.',
      'Publish a small change and go back to the version before.',
      'Restart the app: the data is still there.',
      'No secret appears in the conversation or in the code.',
    ],
    variants: [
      {
        title: 'Own server',
        addition: 'I rent a Linux server. Include updates, a firewall and certificates that renew.',
      },
      {
        title: 'Only pages',
        addition: 'There is no server part. Publish the built files and nothing else.',
      },
    ],
    notFor:
      'If your app builder hosts the app already, use its button. Come back when you want to move away.',
    terms: ['deployment', 'hosting', 'environment-variable'],
    related: ['connect-your-domain', 'launch-checklist', 'secrets-out-of-the-code'],
  },
  {
    slug: 'connect-your-domain',
    title: 'Connect your own domain',
    prompt:
      'Connect the domain {domain}, which I bought at {registrar}, with my app at {hosting}. Mail for this domain {mail}. First ask me to paste the present DNS entries and explain each in one sentence. Tell me which stay, change or are new, as a table with type, name, value and how long a change may take. Lower the waiting time of the entries that change a day before. Decide with me between the address with www and without; the other one redirects for good. Then: certificate, links inside the app, return addresses of sign-in and payments, links in mails, the address in the sitemap. Give me a check after each step, and the way back. Do not touch entries for mail.',
    fields: [
      { name: 'domain', label: 'Domain', example: 'example.com' },
      { name: 'registrar', label: 'Bought at', example: 'my registrar' },
      { name: 'hosting', label: 'Hosting', example: 'my hosting service' },
      { name: 'mail', label: 'Mail today', example: 'is used daily and must keep working' },
    ],
    suggestedTool: 'bolt-new',
    summary:
      'Change only the DNS entries you need, keep the mail running and fix links everywhere.',
    kind: 'ship',
    level: 'Beginner',
    minutes: 45,
    why: 'The accident to avoid is lost mail, because its entries stand in the same list. Seeing each entry explained takes the fear away. The address also hides in places outside the DNS, such as return addresses of sign-in, which fail on the first day.',
    checks: [
      'Send a mail to the domain and answer it.',
      'Open it with and without www, with http and https: one address remains.',
      'Sign in and pay in test mode through the new address.',
      'Open an old link: it leads to the same page.',
    ],
    variants: [
      {
        title: 'From an old site',
        addition: 'An old site is at this domain. List its 50 most visited pages with redirects.',
      },
      {
        title: 'Subdomain only',
        addition: 'Only app.example.com goes to the app; the rest stays as it is.',
      },
    ],
    notFor: 'Moving the mailboxes to another provider is a separate job. Do it on another day.',
    terms: ['domain-name', 'dns', 'tls-certificate', 'https'],
    related: ['deploy-for-the-first-time', 'send-mail-that-arrives', 'launch-checklist'],
  },
  {
    slug: 'staging-copy',
    title: 'A staging copy to try things',
    prompt:
      'Set up a second copy of {app} for trying changes, like the live one, at {hosting}. Its own database, files, keys and address; payments in test mode; all mails and messages end in a page and reach nobody. Fill it with {data}, never with real names. It shows a colored bar, needs a password and keeps search engines away. Each branch that I want to show gets a preview; main goes to staging by itself; live only by my click, with the same built files. Migrations run on staging first. The app refuses to start on staging with a key of live. List all settings per place, secrets hidden, and say how the copies can drift apart and what notices it.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the member portal' },
      { name: 'hosting', label: 'Hosting', example: 'our hosting service' },
      { name: 'data', label: 'Data', example: 'sample data of three clubs' },
    ],
    suggestedTool: 'zed',
    summary:
      'A closed second copy with its own keys, where mails reach nobody and changes arrive first.',
    kind: 'ship',
    level: 'Advanced',
    minutes: 120,
    why: 'Changes that are tried on the live app are tried on customers. A copy is useful only if it is like the live one, and harmless only if nothing leaves it. The same built files go live, because a second build is not what you tried.',
    checks: [
      'Register on staging with a foreign address: no mail leaves.',
      'Put a live key there: the app refuses to start.',
      'Search engines and strangers get nothing but a password question.',
      'Break a migration on staging: live is not affected.',
    ],
    variants: [
      {
        title: 'Only previews',
        addition: 'We skip the lasting copy. Each branch gets a short-lived one with sample data.',
      },
      {
        title: 'Real shapes',
        addition: 'Copy the live data with names, addresses and texts replaced on the way.',
      },
    ],
    notFor: 'A page without accounts or data does not need it. The preview of your tool is enough.',
    terms: ['staging', 'environment-variable', 'ci-cd', 'branch'],
    related: [
      'change-a-table-without-loss',
      'release-behind-a-switch',
      'sample-data-that-looks-real',
    ],
  },
  {
    slug: 'launch-checklist',
    title: 'A checklist for launch day',
    prompt:
      'We open {app} to {audience} on {day}. Read the project and write a checklist made for it, no general one. Each line is a yes-or-no question, with a check of five minutes and who is hurt by a no. Groups: strangers and their data, money, mail, phones, search engines and shared links, errors and backups, costs, legal pages, the way back. Answer the lines that you can prove from the code yourself, with the place, and leave the rest to me. Mark at most five that must stop the launch. Then plan the day by the hour: who watches what, what we do with ten times the visitors, and what we write if it breaks. Repair nothing while writing it.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the neighborhood market' },
      { name: 'audience', label: 'Audience', example: 'a town of 20,000 people' },
      { name: 'day', label: 'Day', example: 'Saturday' },
    ],
    suggestedTool: 'kiro',
    summary:
      'Questions made for your app, five that stop the launch, and a plan for the day itself.',
    kind: 'ship',
    level: 'Beginner',
    minutes: 60,
    why: 'General checklists ask about things you do not have and miss what you do. Lines with the harm make it easy to choose. Five stoppers are a promise that you give yourself while you are still calm.',
    checks: [
      'Each answer of the tool names a place in the code.',
      'You checked the five stoppers yourself.',
      'Somebody besides you knows how to go back.',
      'The text for a failure is written already.',
    ],
    variants: [
      {
        title: 'Small circle',
        addition: 'We open to ten friends only. Keep what matters for them and name what can wait.',
      },
      {
        title: 'App stores',
        addition: 'Add what the stores ask for, as questions that I check on their pages.',
      },
    ],
    notFor:
      'It comes too late to find out whether anybody wants the app. Show it to a few people weeks before.',
    terms: ['deployment', 'rollback', 'backup'],
    related: ['security-review', 'monitoring-and-alerts', 'try-it-like-a-user'],
  },
  {
    slug: 'handover-page',
    title: 'A README for the next person',
    prompt:
      'Write a README for {project}, for {reader}, who has one hour and nobody to ask. Read the code; do not trust the old README. In this order: its purpose in three sentences, how to start it with commands that you ran in an empty folder, a map of the folders with one line each, the five ideas one must know to change anything, how to test, publish and go back, where data, secrets and accounts live and who owns them, what breaks now and then and how we repair it, what is unfinished. Short sentences, no praise. Mark what you could not verify. Then play the new person: follow it literally in a clean folder and correct each place where you got stuck.',
    fields: [
      { name: 'project', label: 'Project', example: 'this project' },
      { name: 'reader', label: 'Reader', example: 'a freelance developer who helps in August' },
    ],
    suggestedTool: 'opencode',
    summary:
      'A page that was followed in an empty folder: start, map, rules, and where things live.',
    kind: 'ship',
    level: 'Intermediate',
    minutes: 45,
    why: 'Instructions are often right once, on one computer. Following them in an empty folder is the only proof. Who owns the domain and the accounts is easily forgotten, and it is what people search for on a bad day.',
    checks: [
      'Somebody else starts the project with it, while you stay silent.',
      'Each command was run and its output is what the page says.',
      'The owner of domain, hosting and payments is named.',
      'It fits on three printed pages.',
    ],
    variants: [
      {
        title: 'For AI agents',
        addition: 'Write a second file with rules for agents: commands, limits, what not to touch.',
      },
      {
        title: 'For the office',
        addition: 'Write a page for people who only use the app, with pictures of five tasks.',
      },
    ],
    notFor: 'Passwords never belong in it. Name the place where they are kept, and who has access.',
    terms: ['documentation', 'repository', 'open-source'],
    related: ['explain-this-code', 'deploy-for-the-first-time', 'changelog-page'],
  },
  {
    slug: 'release-behind-a-switch',
    title: 'Release a feature behind a switch',
    prompt:
      'Put {feature} in {app} behind a switch. Off means: no trace in pages, mails, API and search, and the server refuses its requests. I can switch it on for me, for named people, for a share of {share} that stays the same per person, and for all, without a new version. Old and new must work with the same data at the same time; if somebody used the new one and it is switched off, nothing is lost. Show errors and finished tasks of both groups side by side. Tests run in both positions. Set a day for removing switch and old code, after which a test fails. First list all places that need to know the switch.',
    fields: [
      { name: 'feature', label: 'Feature', example: 'the new checkout' },
      { name: 'app', label: 'Your app', example: 'our flower shop' },
      { name: 'share', label: 'Share', example: 'ten percent of the customers' },
    ],
    suggestedTool: 'devin',
    summary:
      'Try it on yourself, then on a tenth of the people, and switch it off without a release.',
    kind: 'ship',
    level: 'Advanced',
    minutes: 75,
    why: 'A switch separates publishing from opening, so both become calm. The difficult part is data that the new version wrote when you switch it off. Switches that stay for years become riddles, so this one has an end.',
    checks: [
      'Off: search the page, the API and a mail for a trace.',
      'Use the feature, switch it off, and look at the data.',
      'One person sees the same on two visits.',
      'Set the last day to yesterday: a test fails.',
    ],
    variants: [
      {
        title: 'Emergency stop',
        addition: 'Add one for a costly AI function that also switches itself off at a limit.',
      },
      {
        title: 'By plan',
        addition: 'The switch follows the plan of the customer and stays for good.',
      },
    ],
    notFor: 'Small corrections do not need it. Publish them, look, and go back if they were wrong.',
    terms: ['feature-flag', 'deployment', 'rollback'],
    related: ['staging-copy', 'monitoring-and-alerts', 'changelog-page'],
  },
];
