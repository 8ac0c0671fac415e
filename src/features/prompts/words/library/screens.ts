import type { LibraryPrompt } from '../prompt-types.ts';

export const screensPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'form-that-people-finish',
    title: 'A form that people finish',
    prompt:
      'Build a form for {purpose}. It asks for {inputs} and nothing else. Each input has a visible label, the right keyboard on a phone, and autocomplete where the browser can help. Check an input when people leave it, not while they type, and write each error as an instruction under the input. On the server, check everything again with the same rules. If sending fails, keep every word that was typed. Disable the button only while the request runs, and make a double click harmless. After success, show what happens next and when. Before you code, list the rules per input with an example that passes and one that fails.',
    fields: [
      { name: 'purpose', label: 'Purpose', example: 'people who want to adopt a dog' },
      {
        name: 'inputs',
        label: 'Inputs',
        example: 'name, e-mail, phone, housing, hours alone per day and a short message',
      },
    ],
    suggestedTool: 'bolt-new',
    summary:
      'Labels, rules, errors and a double click: a form that keeps what people typed when it fails.',
    kind: 'build',
    level: 'Beginner',
    minutes: 25,
    why: 'The happy path of a form is easy, and the rest is what people remember. Rules with examples force a decision about odd input before it is in code. Checks in the browser are a courtesy; only the check on the server protects your data.',
    checks: [
      'Send it with all inputs empty: every error says what to do.',
      'Turn the network off, send, turn it on: your text is still there.',
      'Click the button twice quickly: one entry arrives.',
      'Fill it in by keyboard only, from the first input to the button.',
    ],
    variants: [
      {
        title: 'In several steps',
        addition:
          'Split it into three steps with a way back, and keep a draft on the device for a week.',
      },
      {
        title: 'Without scripts',
        addition: 'It must also work as a plain HTML form when JavaScript does not load.',
      },
    ],
    notFor:
      'Card numbers do not belong in a form of your own. Use the page of a payment provider for them.',
    terms: ['form-validation', 'accessibility', 'frontend'],
    related: ['keep-bots-out-of-forms', 'clear-words-in-the-interface'],
  },
  {
    slug: 'empty-loading-and-error-states',
    title: 'Empty, loading and error states',
    prompt:
      'Go through every screen of {app} and make a table: screen, what it shows with no data, while loading, after an error, with one entry and with {many} entries. Show me the table first. Then build the missing states. An empty screen says in one sentence what will appear here and offers the one action that fills it. While loading, keep the layout steady and show nothing for the first 300 milliseconds. An error says what failed, whether the work is safe, and offers to try again. Long names wrap and never cut a button off. Add a way for me to see each state without breaking the app.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the recipe planner' },
      { name: 'many', label: 'Many entries', example: '2,000' },
    ],
    suggestedTool: 'v0',
    summary:
      'List what each screen shows without data, while loading and after errors, then build it.',
    kind: 'build',
    level: 'Beginner',
    minutes: 40,
    why: 'Tools draw screens with six tidy examples, while your first user sees an empty one. The table makes the gaps visible before anything is built. A steady layout matters because people click where a button was a moment ago.',
    checks: [
      'Open a new account: the first screen tells you what to do.',
      'Slow the network down in the browser tools: nothing jumps.',
      'Enter a name of 80 letters and look at each list.',
      'Each error offers a next step and uses no technical words.',
    ],
    variants: [
      {
        title: 'Only the first visit',
        addition: 'Start with the three screens that a new user sees first and leave the rest.',
      },
      {
        title: 'With pictures',
        addition: 'Add one simple line drawing per empty screen, as SVG, in the color of the text.',
      },
    ],
    notFor:
      'It does not find out why an error happens. Use a prompt for errors, and come back to the wording later.',
    terms: ['user-interface', 'user-experience', 'asynchronous-code'],
    related: ['first-visit-guide', 'read-an-error-message', 'sample-data-that-looks-real'],
  },
  {
    slug: 'upload-photos-and-files',
    title: 'Upload photos and files safely',
    prompt:
      'Let {people} upload {files}. Accept these types only, at most {size} each and ten per entry. Check type and size in the browser for a quick answer and again on the server by looking into the file, never by its name alone. Give each file a random name, store it in object storage outside the public folder, and hand it out through short-lived links after checking who asks. Remove the place and the camera from photos. Show progress per file, let people cancel and retry one file, and describe each photo with an alternative text. Deleting an entry deletes its files. First show me the flow of one upload as a numbered list.',
    fields: [
      { name: 'people', label: 'Who uploads', example: 'tenants' },
      { name: 'files', label: 'Files', example: 'photos of damage as JPEG, PNG or HEIC' },
      { name: 'size', label: 'Largest size', example: '10 MB' },
    ],
    suggestedTool: 'replit-agent',
    summary:
      'Uploads with limits, real type checks, private links and photos without their location.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 60,
    why: 'An upload is the widest door into an app: anybody may send anything. The name of a file proves nothing, so the server looks inside. Photos from phones often carry the place where they were taken, and people rarely know that.',
    checks: [
      'Rename a text file to .jpg and upload it: it is refused with a clear reason.',
      'Open the link of a file in a private window: it is not shown.',
      'Download an uploaded photo and look at its details: no location is left.',
      'Delete an entry and look into the storage: its files are gone.',
    ],
    variants: [
      {
        title: 'Smaller pictures',
        addition: 'Make versions of 400 and 1200 pixels after the upload and show those in lists.',
      },
      {
        title: 'Public gallery',
        addition: 'The photos are public after an admin approves them; show a queue for that.',
      },
    ],
    notFor:
      'Videos of an hour need a service that converts them. Ask for a plan with such a service instead.',
    terms: ['object-storage', 'authorization', 'accessibility'],
    related: ['delete-my-account', 'who-may-see-what', 'form-that-people-finish'],
  },
  {
    slug: 'admin-page',
    title: 'An admin page for daily work',
    prompt:
      'Build an admin page for {business}. The person who uses it is {operator}, several times a day, on a laptop and sometimes on a phone. On top: what needs attention today, as counts that link to filtered lists. Below: lists of {records} with search, a detail page and a note field. Each risky action says in one sentence what will happen to whom, asks once, and can be undone where that is possible. Only accounts with the role admin get in; check that on the server for the page and for every action. Write each change to a log with person, time, old value and new value. First list the tasks of a week and wait for my OK.',
    fields: [
      { name: 'business', label: 'Business', example: 'a repair café' },
      { name: 'operator', label: 'Who works with it', example: 'a volunteer who changes weekly' },
      { name: 'records', label: 'Records', example: 'visitors, devices and repairs' },
    ],
    suggestedTool: 'base44',
    summary:
      'Daily work on one page: what needs attention, lists with notes, safe actions and a log.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 60,
    why: 'Generated admin pages tend to be a table per database table, which helps nobody at eight in the morning. Tasks of a real week lead to other screens. Hidden buttons are not protection, so the prompt asks for the check on each action.',
    checks: [
      'Do the three most frequent tasks: none takes more than four clicks.',
      'Call an admin address with an ordinary account: the server refuses.',
      'Change a record and find old and new value in the log.',
      'Read one warning aloud: you know what would happen.',
    ],
    variants: [
      {
        title: 'Read only',
        addition: 'The first version shows everything and changes nothing.',
      },
      {
        title: 'On the phone',
        addition: 'Design for a phone first: the person stands at a counter with one free hand.',
      },
    ],
    notFor:
      'If one person changes ten rows a month, the table view of your database service is enough. Build the page when a second person needs it.',
    terms: ['authorization', 'logging', 'user-interface'],
    related: ['roles-and-rights', 'log-of-changes', 'table-with-many-rows'],
  },
  {
    slug: 'table-with-many-rows',
    title: 'A table for thousands of rows',
    prompt:
      'Build a table of {rows}; there are about {count}. Columns: {columns}. Sort by each column on the server, with a second rule so that the order never changes by chance. Load 50 rows at a time by a cursor, not by an offset. People select rows on the page or all that match the filter, see how many that are, and then mark, export or delete them in one action that tells progress and failures per row. Numbers are right-aligned, dates are readable, empty cells show a dash. On a phone each row becomes a card with the three most important values. Keep it usable by keyboard. Give me the endpoint with an example answer first.',
    fields: [
      { name: 'rows', label: 'Rows', example: 'orders' },
      { name: 'count', label: 'How many', example: '80,000' },
      {
        name: 'columns',
        label: 'Columns',
        example: 'number, date, customer, total, status and shipping',
      },
    ],
    suggestedTool: 'github-copilot',
    summary:
      'Stable sorting, pages by cursor, work on many rows at once and cards on a small screen.',
    kind: 'build',
    level: 'Advanced',
    minutes: 60,
    why: 'With an offset, rows slip between pages while new ones arrive, and late pages get slow. A second rule for sorting avoids rows that show up twice. Actions on many rows fail in part, so the answer has to say which rows failed.',
    checks: [
      'Sort by a column with equal values and page through: no row appears twice.',
      'Select all that match and compare the number with the filter.',
      'Make one row fail: the others are done and the failure is named.',
      'Look at 320 pixels: nothing needs scrolling sideways.',
    ],
    variants: [
      {
        title: 'Saved views',
        addition: 'Let people save filter, sorting and columns under a name and share it.',
      },
      {
        title: 'Edit in place',
        addition: 'The status can be changed in the row; show a conflict if somebody was faster.',
      },
    ],
    notFor:
      'A list of up to a hundred entries is easier to read as plain text or cards. Ask for that instead.',
    terms: ['pagination', 'index', 'api', 'responsive-design'],
    related: ['search-in-a-list', 'export-all-data', 'find-why-it-is-slow'],
  },
  {
    slug: 'first-visit-guide',
    title: 'Guide people on their first visit',
    prompt:
      'Design the first five minutes of {app} for {newcomer}. The goal is that they reach {first-success} without reading a manual. No tour of bubbles over the screen. Instead: ask at most two questions that change what they see, create one example entry that they can play with and delete, and put a short list of three next steps on the home screen that disappears when it is done or dismissed. Nobody must fill in a profile first. Remember the progress on the server so that a second device continues. First write the five minutes as a story with what the person sees, does and may misunderstand. Build it after my OK.',
    fields: [
      { name: 'app', label: 'Your app', example: 'our app for shared meal plans' },
      { name: 'newcomer', label: 'Newcomer', example: 'a tired parent on a phone' },
      {
        name: 'first-success',
        label: 'First success',
        example: 'a plan for three dinners with a shopping list',
      },
    ],
    suggestedTool: 'lovable',
    summary: 'Bring newcomers to a first result in five minutes, without a tour of bubbles.',
    kind: 'build',
    level: 'Beginner',
    minutes: 45,
    why: 'People often close a tour to get to the app. An example entry lets them learn by doing, and a short list shows that there is an end. The story comes first because misunderstandings are easier to see in sentences than in screens.',
    checks: [
      'Hand your phone to somebody and count the minutes to the first result.',
      'Skip each question: the app still works.',
      'Delete the example entry: it stays away for good.',
    ],
    variants: [
      {
        title: 'Invited people',
        addition:
          'People who were invited to a shared plan land in that plan, not in an empty one.',
      },
      {
        title: 'Return after weeks',
        addition: 'Add a short reminder of where they stopped for those who return after a month.',
      },
    ],
    notFor:
      'It cannot repair a main screen that nobody understands. Simplify the screen first and guide people later.',
    terms: ['user-experience', 'seed-data', 'mvp'],
    related: ['empty-loading-and-error-states', 'onboarding-mails'],
  },
];
