import type { LibraryPrompt } from '../prompt-types.ts';

export const automationPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'scheduled-job',
    title: 'A job that runs on a schedule',
    prompt:
      'Add a job to {app} that does this {schedule}: {work}. Times are in our time zone, also when the clocks change. It must survive running twice, starting late and stopping in the middle: mark each finished piece, and never run two at the same time. It works in portions, so that {amount} records do not fill the memory. One broken record does not stop the others. Each run leaves one line with start, end, done, skipped and failed. If a run is missing or fails twice, I get a message. Add a command that runs it by hand for one record, and one that only says what it would do. Show me the rule for "finished" first.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the library app' },
      { name: 'schedule', label: 'Schedule', example: 'every weekday at 7 am' },
      { name: 'work', label: 'Work', example: 'remind people whose books are due tomorrow' },
      { name: 'amount', label: 'Records', example: '50,000' },
    ],
    suggestedTool: 'github-copilot',
    summary:
      'A nightly job that can run twice, stop in the middle and tell you when it is missing.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 45,
    why: 'Jobs run while nobody looks, so a fault shows up as a hundred doubled mails in the morning. A rule for "finished" per record makes repeats harmless. A job that silently stopped is worse than one that failed, so a missing run is reported too.',
    checks: [
      'Run it twice in a row: the second run does nothing.',
      'Stop it in the middle and start it: it continues.',
      'Break one record: the line counts one failure.',
      'Switch the schedule off: a message reaches you.',
    ],
    variants: [
      {
        title: 'No server',
        addition:
          'Use the scheduled functions of my hosting and tell me their time limit to check.',
      },
      {
        title: 'Once at a time',
        addition: 'Instead of a schedule, people set a time per record, and it runs then.',
      },
    ],
    notFor:
      'Work that a person waits for does not belong in a schedule. Start it at once in the background and show progress.',
    terms: ['cron-job', 'logging', 'asynchronous-code'],
    related: ['weekly-report', 'text-message-reminders', 'monitoring-and-alerts'],
  },
  {
    slug: 'spreadsheet-in-step',
    title: 'Keep a spreadsheet in step',
    prompt:
      'Connect the Google spreadsheet {sheet} with {app}. The sheet is the home of {sheet-owns}; the app is the home of {app-owns}. Nothing is changed in both. Match rows by a column "id" that the app fills and people do not touch; warn if it is missing or doubled. Read headings by name, so that people can move columns. Read every ten minutes, write only cells that changed, and stay below the limits on calls. A row that makes no sense is left alone and gets a note in a column "problem". Log changes. Use an account of its own with access to this one file. First show me one week of work of the people in the sheet, step by step.',
    fields: [
      { name: 'sheet', label: 'Spreadsheet', example: '"Wholesale prices"' },
      { name: 'app', label: 'Your app', example: 'our order page' },
      { name: 'sheet-owns', label: 'Home in the sheet', example: 'products and prices' },
      { name: 'app-owns', label: 'Home in the app', example: 'orders and stock' },
    ],
    suggestedTool: 'replit-agent',
    summary:
      'Let colleagues keep their spreadsheet while your app reads and writes its own columns.',
    kind: 'connect',
    level: 'Intermediate',
    minutes: 60,
    why: 'Two places that both own a price end in a quarrel between computers. One home per column keeps it simple. People sort, move and color their sheets, so the program looks for headings and ids instead of positions.',
    checks: [
      'Move a column and sort the rows: everything still fits.',
      'Type a word into a price: the row gets a note and nothing breaks.',
      'Delete the id of a row: you are warned.',
      'The account of the program sees this one file only.',
    ],
    variants: [
      {
        title: 'Only read',
        addition: 'The app never writes to the sheet. Leave the id out and match by number.',
      },
      {
        title: 'Only write',
        addition: 'Each order adds one row at the end, and nothing is read back.',
      },
    ],
    notFor:
      'Thousands of changes an hour are too much for a spreadsheet. Move the data into a database first.',
    terms: ['api', 'least-privilege', 'rate-limiting'],
    related: ['from-spreadsheet-to-app', 'import-a-csv-file', 'weekly-report'],
  },
  {
    slug: 'weekly-report',
    title: 'A weekly report by mail',
    prompt:
      'Send {reader} a report about {business} every Monday morning. It answers three questions: what changed, what needs a decision, what will happen next week. Numbers: {numbers}, each with last week and the average of eight weeks. Say in words only what stands out by more than a fifth; a quiet week is a short mail. Below each number stands a link to the list behind it. Define every number in one sentence and ask me where it is unclear. If data is missing or too old, the mail says so instead of showing zero. Write the queries first and compare them with numbers I know from {known-week}. Then add the mail and a preview page.',
    fields: [
      { name: 'reader', label: 'Reader', example: 'the two owners' },
      { name: 'business', label: 'About', example: 'the bike rental' },
      { name: 'numbers', label: 'Numbers', example: 'rentals, income, cancellations and repairs' },
      { name: 'known-week', label: 'Week you know', example: 'the first week of May' },
    ],
    suggestedTool: 'lovable',
    summary:
      'Three questions, defined numbers and a short mail in quiet weeks, checked on a known week.',
    kind: 'connect',
    level: 'Beginner',
    minutes: 45,
    why: 'A report that always has the same length soon goes unread. Words only for what stands out keep attention. Two people often mean different things by the same number, so each gets a definition, and one known week proves it.',
    checks: [
      'Recount one number by hand for the known week.',
      'Take the data of a day away: the mail says that it is missing.',
      'Click each number: the list has as many entries.',
      'The mail of a quiet week fits on a phone without scrolling.',
    ],
    variants: [
      {
        title: 'For each team',
        addition: 'Each team gets its own numbers only, and the owners get all of them.',
      },
      {
        title: 'As a page',
        addition: 'Show the same report as a page with a choice of weeks, behind the sign-in.',
      },
    ],
    notFor: 'Faults that need action today do not wait for Monday. Send an alert for them.',
    terms: ['cron-job', 'sql', 'monitoring'],
    related: ['scheduled-job', 'send-mail-that-arrives', 'messages-to-slack'],
  },
  {
    slug: 'script-for-many-files',
    title: 'A script for many files',
    prompt:
      'Write a script for my computer ({system}). The job, for one folder of files: {work}. It never changes the originals; results go into a new folder with the date in its name. First it only prints what it would do, as a table with old name, new name and reason; with the word "run" it does it. It stops if two results would get the same name. It lists files that it does not understand and leaves them. Write it in {language}, in one file; if something must be installed, ask first. Explain how I start it as if I had never used a terminal, with what I will see. Make five example files.',
    fields: [
      { name: 'system', label: 'Computer', example: 'macOS' },
      {
        name: 'work',
        label: 'Work',
        example: 'rename 900 photos to date and place, and sort them into one folder per month',
      },
      { name: 'language', label: 'Language', example: 'Python' },
    ],
    suggestedTool: 'warp',
    summary:
      'Rename, convert or sort hundreds of files with a dry run first and untouched originals.',
    kind: 'build',
    level: 'Beginner',
    minutes: 20,
    why: 'A small script saves an evening and can spoil a thousand photos in a second. A dry run with a table and a new folder make it safe to try. Two files that get the same new name are an easy way to lose one.',
    checks: [
      'Read twenty lines of the table before you run it.',
      'Count the files before and after.',
      'The original folder has the same size as before.',
      'Put in a file of another kind: it is listed and left alone.',
    ],
    variants: [
      {
        title: 'Without a terminal',
        addition:
          'Make it a page that I open in the browser and drop files on; nothing is uploaded.',
      },
      {
        title: 'Every week',
        addition: 'Remember which files are done, so that I can run it again on the same folder.',
      },
    ],
    notFor:
      'Never run a script on the only copy of something. Make a backup first, then come back.',
    terms: ['variable', 'function', 'backup'],
    related: ['undo-the-last-change', 'explain-this-code'],
  },
  {
    slug: 'messages-to-slack',
    title: 'Messages to Slack that help',
    prompt:
      'Let {app} write to our Slack channel {channel} when {events}. Each message fits on a phone: what happened in one line, the two facts that decide what to do, and a link to the record. Similar events within ten minutes become one message with a count. Later news about the same record goes into the thread. Nothing personal beyond {allowed} leaves our app. Texts from strangers are escaped, so that they cannot mention everybody or fake a link. If Slack does not answer, our app works on and tries again later. Each person can mute a kind of event. Show me five example messages, then the rights the Slack app needs, then build.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the support desk' },
      { name: 'channel', label: 'Channel', example: '#orders' },
      { name: 'events', label: 'Events', example: 'an order fails or waits for two hours' },
      { name: 'allowed', label: 'Allowed data', example: 'the order number and the town' },
    ],
    suggestedTool: 'github-copilot',
    summary:
      'Short messages with a link, grouped and muted well, with no customer data in the chat.',
    kind: 'connect',
    level: 'Beginner',
    minutes: 30,
    why: 'A channel with fifty messages a day is soon muted. Grouping and threads keep it readable. A chat is also a place where personal data stays for years, so the prompt sets a limit on what leaves the app.',
    checks: [
      'Cause ten events at once: one message arrives.',
      'Put @channel into a customer name: nobody is called.',
      'Switch the connection off: your app does not slow down.',
      'The link opens the right record on a phone.',
    ],
    variants: [
      {
        title: 'With buttons',
        addition: 'Add a button "I take it" that writes the name into the record.',
      },
      {
        title: 'Another chat',
        addition: 'We use another chat. Keep the rules and put the sending into one small module.',
      },
    ],
    notFor:
      'Alarms that must wake somebody at night need a service for alarms. A chat is easily overlooked.',
    terms: ['webhook', 'secret', 'asynchronous-code'],
    related: ['monitoring-and-alerts', 'weekly-report', 'receive-webhooks'],
  },
];
