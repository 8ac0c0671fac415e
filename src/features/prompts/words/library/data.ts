import type { LibraryPrompt } from '../prompt-types.ts';

export const dataPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'tables-before-screens',
    title: 'Design the tables before the screens',
    prompt:
      'Design the database for {app}. Users do this: {actions}. Give me the tables with one sentence each, then the columns with type, whether empty is allowed and an example value. Show the relations in words: one {thing} has many of what. Name what must be unique, what disappears together and what must never be deleted. Store money in whole cents, times in UTC with the time zone of the place, and states as a fixed list. Avoid columns that can be computed. Play three situations through with real rows: the usual one, two people at the same moment, and a mistake that is corrected a week later. No screens yet. After my OK write the migration.',
    fields: [
      { name: 'app', label: 'Your app', example: 'a swimming school' },
      {
        name: 'actions',
        label: 'What users do',
        example: 'parents book courses, pay per term and move a child to another group',
      },
      { name: 'thing', label: 'Main thing', example: 'course' },
    ],
    suggestedTool: 'dyad',
    summary: 'Get tables, relations and example rows in plain words before a single screen exists.',
    kind: 'data',
    level: 'Intermediate',
    minutes: 35,
    why: 'Screens are redrawn in minutes, but data that was stored in the wrong shape stays with you. Playing situations through with rows finds faults that a diagram hides. Money as fractions and times without a zone are the two mistakes that hurt most later.',
    checks: [
      'You can tell the story of each table to somebody in one sentence.',
      'The situation with two people at the same moment has one clear winner.',
      'Nothing that you must keep by law disappears with an account.',
      'No name or price is stored twice without a reason.',
    ],
    variants: [
      {
        title: 'From an existing app',
        addition: 'Read the current tables first and mark what you would keep, change and drop.',
      },
      {
        title: 'History',
        addition: 'I must be able to see how each entry looked on any day of the past year.',
      },
    ],
    notFor:
      'A tool for yourself alone, with one short list, can keep its data on the device. Ask for that instead.',
    terms: ['schema', 'relational-database', 'foreign-key', 'migration'],
    related: ['row-level-security', 'sample-data-that-looks-real', 'change-a-table-without-loss'],
  },
  {
    slug: 'import-a-csv-file',
    title: 'Import a CSV file with a preview',
    prompt:
      'Build an import for {records} from CSV files of up to {rows} rows. People choose a file, see the first ten rows, and match columns to our fields; guess the match from the headings. Understand commas, semicolons, tabs, quotes, UTF-8 and the older encodings that Excel writes. Before anything is saved, show three counts: new, changed and refused, with the row number and the reason for each refused row. An entry is the same one if {same-if} matches. Saving happens in one transaction, can be undone for a day, and a second import of the same file changes nothing. Offer the refused rows as a file. Write tests for ten nasty files first and show me their list.',
    fields: [
      { name: 'records', label: 'Records', example: 'club members' },
      { name: 'rows', label: 'Most rows', example: '5,000' },
      { name: 'same-if', label: 'Same entry if', example: 'the e-mail address' },
    ],
    suggestedTool: 'cursor',
    summary:
      'Match columns, preview new and refused rows, save all or nothing, and undo for a day.',
    kind: 'data',
    level: 'Intermediate',
    minutes: 60,
    why: 'Files from real life hold semicolons, empty rows and dates in three styles. A preview with counts lets people stop before harm is done. The rule for "the same entry" decides whether a second import repairs data or doubles it, so the prompt asks you for it.',
    checks: [
      'Import the same file twice: the second time says that nothing changes.',
      'Put a comma, a quote and an accent into a name and import it.',
      'Break one row: the others are counted and the reason is clear.',
      'Undo an import and compare the number of entries with before.',
    ],
    variants: [
      {
        title: 'Every week',
        addition:
          'Remember the matching of columns per sender, so that next week takes two clicks.',
      },
      {
        title: 'Excel files',
        addition: 'Accept .xlsx as well and let people choose the sheet.',
      },
    ],
    notFor:
      'Data that changes all day should not travel in files. Connect the two systems through an API instead.',
    terms: ['transaction', 'form-validation', 'unit-test'],
    related: ['from-spreadsheet-to-app', 'export-all-data', 'tests-for-the-rules'],
  },
  {
    slug: 'change-a-table-without-loss',
    title: 'Change a table without losing data',
    prompt:
      'The database of {app} is in use and I need this change: {change}. Plan steps that run while people work. For each step say what the old code and the new code see, how long a table may be locked with {rows} rows, how we check that it worked, and how we go back. Separate adding, copying, switching and removing; removing comes last and in its own release. Write the script that copies data so that it works in portions, can be stopped and started again, and reports what it skipped. Add a query that compares old and new before the switch. Nothing runs on the live database until I have seen it run on a copy.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the order system' },
      {
        name: 'change',
        label: 'The change',
        example: 'split the column name into first name and last name',
      },
      { name: 'rows', label: 'Rows', example: '400,000' },
    ],
    suggestedTool: 'claude-code',
    summary: 'Add, copy, switch, remove: change a live table in steps, each with a way back.',
    kind: 'data',
    level: 'Advanced',
    minutes: 90,
    why: 'For some minutes old and new code run side by side, and both must understand the data. Four separate steps keep that true at each moment. A script that can start again matters because copies of large tables get interrupted.',
    checks: [
      'The plan names the state after each step, not only at the end.',
      'Run it on a copy and compare the counts of rows.',
      'Stop the script in the middle and start it again: nothing is doubled.',
      'The old column still exists one release after the switch.',
    ],
    variants: [
      {
        title: 'Short pause allowed',
        addition: 'We may close the app for ten minutes at night. Show the simpler plan for that.',
      },
      {
        title: 'Other database',
        addition: 'The data moves to another database service. Add a rehearsal with timings.',
      },
    ],
    notFor: 'While nobody but you has data in it, recreate the table and load sample data again.',
    terms: ['migration', 'rollback', 'schema', 'staging'],
    related: ['backups-that-can-be-restored', 'staging-copy', 'tables-before-screens'],
  },
  {
    slug: 'export-all-data',
    title: 'Let people take their data along',
    prompt:
      'Add an export to {app}. Every person gets everything that is theirs: {contents}. One archive holds a readable page that opens in a browser, the same data as CSV and JSON, and the uploaded files in folders with sensible names. Leave out data of other people, internal notes and secrets, and list in a file what was left out and why. The export is made in the background, mailed as a link that works once for 24 hours after signing in again, and limited to {limit}. Cells that begin with =, +, - or @ must not run as formulas in a spreadsheet. Before you code, give me a table of each database table with exported, left out or made anonymous.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the training diary' },
      { name: 'contents', label: 'Contents', example: 'workouts, photos, comments and settings' },
      { name: 'limit', label: 'Limit', example: 'two exports a day' },
    ],
    suggestedTool: 'codex-cli',
    summary: 'An archive with a readable page, CSV, JSON and files, without data of other people.',
    kind: 'data',
    level: 'Advanced',
    minutes: 75,
    why: 'Being able to leave is a reason to trust you with data. The table of tables turns a vague "all my data" into decisions. An export is also an attractive target, so the link works once, after signing in again, and for a short time.',
    checks: [
      'Open the page of the archive without a connection.',
      'Search the archive for the name of another user.',
      'Use the link twice and after a day: both are refused kindly.',
      'Put =1+1 into a name and open the CSV file in a spreadsheet.',
    ],
    variants: [
      {
        title: 'For the owner',
        addition: 'Add an export of the whole account of a company, for the role owner only.',
      },
      {
        title: 'Back in again',
        addition:
          'An empty account can read the archive in again; write a test for the way there and back.',
      },
    ],
    notFor: 'It is no backup. Backups must run without anybody asking and contain all accounts.',
    terms: ['json', 'authorization', 'rate-limiting'],
    related: ['delete-my-account', 'backups-that-can-be-restored', 'import-a-csv-file'],
  },
  {
    slug: 'sample-data-that-looks-real',
    title: 'Sample data that looks real',
    prompt:
      'Write sample data for {app}: {amounts}. It covers three believable months. Names come from several languages and some are very long or have one word. Some people have much data, most have little, one has none. Dates lie before and after today and are computed from the day on which it runs. Add the cases that break screens: an empty note, a text of 2,000 letters, an amount of zero, a refund, an entry deleted last week. Use only the domain example.com for addresses and mark each record as sample. One command loads it, a second run changes nothing, another command removes exactly what it loaded. It refuses to run in production. List the people with one sentence each first.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the invoice tool' },
      { name: 'amounts', label: 'Amounts', example: '12 customers, 60 invoices and 4 users' },
    ],
    suggestedTool: 'replit-agent',
    summary:
      'Load three months of believable data with long names, odd cases and one empty account.',
    kind: 'data',
    level: 'Beginner',
    minutes: 20,
    why: 'Screens with "Test 1" and "Test 2" hide the faults that real names bring out. A fixed cast of people helps you to talk about cases: "Open it as the one without entries". The prompt insists on example.com, because a made-up address may belong to somebody.',
    checks: [
      'Load it twice and count the records.',
      'Remove it: data that you entered by hand is still there.',
      'Look at the longest name on the smallest screen.',
      'No mail address ends in anything but example.com.',
    ],
    variants: [
      {
        title: 'For load',
        addition: 'Add a large version with 100,000 records, made in under a minute.',
      },
      {
        title: 'For a demo',
        addition: 'Tell the story of one customer from the first contact to the paid invoice.',
      },
    ],
    notFor:
      'Never fill it with copies of real customers. If you need real shapes, have names and texts replaced first.',
    terms: ['seed-data', 'database', 'staging'],
    related: ['empty-loading-and-error-states', 'tables-before-screens'],
  },
  {
    slug: 'from-spreadsheet-to-app',
    title: 'Turn a spreadsheet into an app',
    prompt:
      'I attach a spreadsheet that {people} use for {purpose}. First explain it back to me: what each sheet is for, what one row stands for, which columns are typed, computed or no longer used, which colors carry a meaning, and which mistakes you see in the data. Ask me about everything that is not clear. Then propose the smallest app that replaces it: the tables, the three screens used most, and who may change what. Say which parts should stay a spreadsheet. Keep the words of our columns. Plan a week in which both run side by side, and a comparison of the totals at the end of it. Wait for my OK before you build.',
    fields: [
      { name: 'people', label: 'Who uses it', example: 'five people in our office' },
      { name: 'purpose', label: 'Purpose', example: 'planning rental equipment' },
    ],
    suggestedTool: 'base44',
    summary:
      'Have a spreadsheet explained back to you, then replace its busiest parts and compare.',
    kind: 'data',
    level: 'Beginner',
    minutes: 45,
    why: 'A spreadsheet in use is the best spec you have, with rules hidden in colors and habits. Explaining it back shows what the tool missed. A week with both side by side costs little and finds the formula that nobody remembered.',
    checks: [
      'The explanation names the computed columns and their formulas correctly.',
      'Mistakes in your data are listed with sheet and row.',
      'The totals of both agree after the week.',
      'The spreadsheet is locked, not deleted, afterwards.',
    ],
    variants: [
      {
        title: 'Only a form',
        addition: 'Keep the spreadsheet. Build only a form for phones that adds clean rows to it.',
      },
      {
        title: 'Personal data',
        addition: 'Replace names by letters in the file that I attach, and tell me how to do it.',
      },
    ],
    notFor:
      'Calculations that change daily are better off in the spreadsheet. Move the data and keep the model.',
    terms: ['database', 'no-code', 'mvp'],
    related: ['import-a-csv-file', 'spreadsheet-in-step', 'tables-before-screens'],
  },
];
