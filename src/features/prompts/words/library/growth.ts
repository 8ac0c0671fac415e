import type { LibraryPrompt } from '../prompt-types.ts';

export const growthPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'analytics-without-cookies',
    title: 'Analytics without cookies',
    prompt:
      'Count how {site} is used, without cookies, without storage on the device, without services of others and without anything that follows a person. My questions: {questions}. First say which count answers each, and which stay open. Record per day: page, source site, kind of device, and the steps {steps}. No IP address, no full browser name, no identifiers are stored. Leave out robots and our own visits. Counting must never slow the page down or break it. Show the numbers beside those of the week before, and say how certain each is. Draft the sentence for our privacy page.',
    fields: [
      { name: 'site', label: 'Your site', example: 'our site for guided hikes' },
      {
        name: 'questions',
        label: 'Questions',
        example: 'which pages lead to a booking, and where people give up',
      },
      { name: 'steps', label: 'Steps', example: 'saw a hike, began to book, booked' },
    ],
    suggestedTool: 'zed',
    summary: 'Start from questions, count steps per day on your own server, and follow nobody.',
    kind: 'grow',
    level: 'Intermediate',
    minutes: 60,
    why: 'It is easy to collect everything and look at nothing. Starting from questions keeps the data small and the page short. Without identifiers some questions stay open, and it is better to know which ones before you believe a number.',
    checks: [
      'Open the storage and the network tab of the browser: nothing new is there.',
      'Block the counting: the page works as before.',
      'Book once by yourself and find each step with one more.',
      'Look into the table: no row can be tied to a person.',
    ],
    variants: [
      {
        title: 'From the server log',
        addition: 'Use only the log that the server writes anyway, and delete it after a week.',
      },
      {
        title: 'Two versions',
        addition:
          'Compare two headlines, and say how many visits we need before we may believe it.',
      },
    ],
    notFor:
      'It does not tell you why people leave. Watch three of them, or ask on the page where they stop.',
    terms: ['cookie', 'logging', 'session'],
    related: ['privacy-page-from-the-code', 'feedback-button', 'weekly-report'],
  },
  {
    slug: 'pages-that-search-engines-understand',
    title: 'Pages that search engines understand',
    prompt:
      'Make {site} easy to understand for search engines. Read the pages as a robot without scripts and make a table: address, title, description, h1, words, links in and out, status, what is missing. Then repair: each page has one purpose and its own title and description written for {visitor}; one address per page with redirects from the others; a sitemap with true dates; pictures with sizes and texts; data in JSON-LD only for what stands visibly on the page; 404 for what does not exist. Show for {pages} how a shared link looks. No hidden text, no pages made only for words, no promises about ranks. Show me titles and descriptions first.',
    fields: [
      { name: 'site', label: 'Your site', example: 'the site of our boat yard' },
      { name: 'visitor', label: 'Visitor', example: 'somebody who needs winter storage' },
      { name: 'pages', label: 'Pages to show', example: 'the start page and three services' },
    ],
    suggestedTool: 'v0',
    summary:
      'See your pages as a robot does, then repair titles, links, addresses and shared previews.',
    kind: 'grow',
    level: 'Intermediate',
    minutes: 60,
    why: 'A page that only scripts fill can be empty for a robot. The table makes that visible in a minute. Honest titles and working links are the part you control; ranks are not, and nobody can promise them.',
    checks: [
      'Switch scripts off and read the three most important pages.',
      'Open a page that does not exist: the status is 404, not 200.',
      'Each title says what is on the page and nothing else.',
      'Send a link to yourself in a chat and look at the preview.',
    ],
    variants: [
      {
        title: 'One local business',
        addition: 'Add address, opening hours and area as visible text and as structured data.',
      },
      {
        title: 'After a move',
        addition: 'The addresses changed. Compare the old sitemap with the new site, link by link.',
      },
    ],
    notFor:
      'It cannot replace something worth reading. Write the page that answers the question of your customers first.',
    terms: ['server-side-rendering', 'html', 'http-status-code', 'json'],
    related: ['landing-page-with-one-promise', 'connect-your-domain', 'translate-the-app'],
  },
  {
    slug: 'feedback-button',
    title: 'A feedback button people use',
    prompt:
      'Add a way to send feedback to {app}. A quiet button on each page opens one text box and the question "{question}"; an e-mail address is optional. Tell people what is sent along: page, version, window size, and a picture only if they add one. They see a thank you that says when somebody reads it. For us: a list with new, read, answered and done, a note, and an answer by mail. When a wish is built, everybody who asked for it gets one message, if they gave an address. It works by keyboard, without scripts, and resists spam without puzzles. Draw the box and the list first.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the family calendar' },
      { name: 'question', label: 'Question', example: 'What did you want to do just now?' },
    ],
    suggestedTool: 'lovable',
    summary: 'One box, one good question, honest about what is sent, and an answer at the end.',
    kind: 'grow',
    level: 'Beginner',
    minutes: 40,
    why: 'Long surveys get answers from people who like surveys. One question about the moment tells you what someone tried and where it failed. People write again if they once got an answer, so the list is half of the feature.',
    checks: [
      'Send one from a phone within fifteen seconds.',
      'Read what was sent: page and version are right, nothing private is in it.',
      'Mark a wish as done: the message goes out once.',
      'Send ten quickly: the limit is polite.',
    ],
    variants: [
      {
        title: 'At one place',
        addition: 'Ask only after somebody gave up in the checkout, at most once per person.',
      },
      {
        title: 'Public list',
        addition: 'Show wishes on a public page after a person approved each.',
      },
    ],
    notFor: 'For urgent help, people need a person. Put phone or chat hours beside the button.',
    terms: ['user-experience', 'form-validation', 'accessibility'],
    related: ['changelog-page', 'keep-bots-out-of-forms', 'feedback-portal'],
  },
  {
    slug: 'changelog-page',
    title: 'A changelog that users read',
    prompt:
      'Write a changelog for {app} from the Git history since {since}. Readers are {readers}, not developers. Take only what they can notice; put the rest into one line "and repairs inside". Each entry says in two sentences what you can do now or what works again, and where. Use the words of our screens. New, better and repaired are groups; changes that need action stand on top. Link each entry to its commits in a comment, so that I can check it. Leave out what is not published. Then build a page with an anchor per entry, a feed, and a small mark in the app that shows what is new once. Show me the text before the page.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the choir app' },
      { name: 'since', label: 'Since', example: 'the first of last month' },
      { name: 'readers', label: 'Readers', example: 'singers and conductors' },
    ],
    suggestedTool: 'github-copilot',
    summary: 'Turn commits into sentences that users understand, each traceable, with a feed.',
    kind: 'grow',
    level: 'Beginner',
    minutes: 30,
    why: 'A list of commits speaks to its authors. Users want to know what they can do now and whether their problem is gone. The comment with commits lets you check that nothing was made up or announced too early.',
    checks: [
      'Try three entries in the live app: they are true.',
      'Someone outside the project understands each sentence.',
      'Changes that need action stand on top.',
      'The mark in the app disappears for good after one look.',
    ],
    variants: [
      {
        title: 'With each release',
        addition: 'Draft the entry in each pull request, so that releases only collect them.',
      },
      {
        title: 'As a mail',
        addition: 'Make a mail once a quarter with the three changes that matter most.',
      },
    ],
    notFor:
      'For developers who use your API, write a separate list with each change of the interface and its date.',
    terms: ['git', 'commit', 'documentation'],
    related: ['feedback-button', 'release-behind-a-switch', 'handover-page'],
  },
  {
    slug: 'onboarding-mails',
    title: 'Onboarding mails that stop in time',
    prompt:
      'Plan the mails for new people of {app} in their first {days} days. The goal: {success}. At most four mails. Each depends on what the person did: write a table with the trigger, the condition to send, what ends the series, and the one action in the mail. Somebody who reached the goal gets no more reminders. Each mail has under 90 words, plain text, a real sender who reads answers, and one click to stop that works without signing in. No false hurry. Only send with consent that fits {region}; list what I must check there. Write the four mails, let me correct them, then build the series with a preview and a test that lets all days pass.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the budget planner' },
      { name: 'days', label: 'Days', example: '14' },
      { name: 'success', label: 'Success', example: 'a first month with all expenses' },
      { name: 'region', label: 'Region', example: 'the European Union' },
    ],
    suggestedTool: 'lovable',
    summary: 'At most four short mails that depend on what people did and end when they succeed.',
    kind: 'grow',
    level: 'Intermediate',
    minutes: 60,
    why: 'Nothing shows faster that nobody looks than a reminder of something you did yesterday. Conditions matter more than texts, so the table comes first. One action per mail makes it possible to see which mail helps.',
    checks: [
      'Reach the goal on the first day: no reminder follows.',
      'Stop the mails on a phone without signing in.',
      'Answer one: a person gets the answer.',
      'The test of all days sends exactly what the table says.',
    ],
    variants: [
      {
        title: 'For teams',
        addition: 'The person who invites gets other mails than those who are invited.',
      },
      {
        title: 'Inside the app',
        addition: 'Show the same hints in the app and send a mail only if nobody came back.',
      },
    ],
    notFor:
      'It does not help against a product that is hard to begin with. Watch the first visit of three people before.',
    terms: ['cron-job', 'user-experience', 'user-story'],
    related: ['first-visit-guide', 'send-mail-that-arrives', 'scheduled-job'],
  },
  {
    slug: 'translate-the-app',
    title: 'Offer the app in another language',
    prompt:
      'Offer {app} in {languages}. First find all texts, also errors, mails, dates, file names, alternative texts and sorting, and move them into one file per language with telling keys. Whole sentences with places for values, never pieces glued together; plural forms by the rules of each language. Each language has addresses of its own that search engines can find; people choose, and the choice stays; never switch by country. Propose translations of {terms} terms and let me correct them before you translate anything. Mark machine translations as unreviewed per sentence. A missing text shows the first language and counts as a fault in the checks. Try a language with text a third longer to find boxes that are too small.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the hostel booking' },
      { name: 'languages', label: 'Languages', example: 'English, French and Polish' },
      { name: 'terms', label: 'Terms', example: '40' },
    ],
    suggestedTool: 'junie',
    summary:
      'Whole sentences, agreed terms, addresses per language and a mark on unreviewed texts.',
    kind: 'grow',
    level: 'Advanced',
    minutes: 120,
    why: 'Sentences that are glued from pieces cannot be translated, because other languages order them differently. A list of terms keeps one thing from having three names. A mark for unreviewed sentences tells a native speaker where to begin.',
    checks: [
      'Search the code for texts outside the files.',
      'Look at zero, one, two and five of something in each language.',
      'Switch the language in the middle of a form: nothing is lost.',
      'A native speaker reads the checkout and the mails.',
    ],
    variants: [
      {
        title: 'From right to left',
        addition: 'Arabic is one of the languages. Mirror the layout with logical properties.',
      },
      {
        title: 'Only the texts',
        addition: 'We stay with one language for now. Only move the texts into the file.',
      },
    ],
    notFor:
      'Contracts and medical advice need a professional translator. Leave those pages in the first language until then.',
    terms: ['user-interface', 'variable', 'html'],
    related: ['clear-words-in-the-interface', 'pages-that-search-engines-understand'],
  },
];
