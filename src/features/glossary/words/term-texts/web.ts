import type { TermText } from '../glossary-types.ts';

export const webTexts: readonly TermText[] = [
  {
    slug: 'frontend',
    plain:
      'The frontend is everything that runs in the browser of your visitor: pages, buttons, forms, animations. It shows data and collects input. Everybody can read its code and change it on their own machine, so it can help people but cannot protect anything.',
    example:
      'The frontend of a booking app shows the calendar and marks free hours green. When somebody picks one, it sends the wish to the server and shows the answer.',
    say: 'Build the booking page for phones first. Show states for loading, for no free slot and for errors. Keep rules about prices and rights on the server, and only display them here.',
    mistakes: [
      'People hide a button and believe that the action is safe. The server must refuse it too.',
      'People test on one large screen with fast internet, and visitors come with neither.',
    ],
    related: ['backend', 'user-interface', 'component'],
  },
  {
    slug: 'backend',
    plain:
      'The backend is the part of an app that runs on your server, out of reach of visitors. It keeps the data, checks who is asking, applies your rules and talks to other services. What matters for money, privacy or fairness belongs there.',
    example:
      'When a guest books the last seat, the backend looks into the database once more, takes the payment, stores the booking and sends the mail. A second guest who clicked a moment later gets a friendly refusal.',
    say: 'Check on the server for each request who is signed in and what they may do. Validate every input there, even if the form checks it already, and answer errors without internal details.',
    mistakes: [
      'A rule stands only in the browser, where anybody can skip it.',
      'One endpoint returns whole records, with fields that no visitor should read.',
    ],
    related: ['frontend', 'api', 'authorization'],
  },
  {
    slug: 'html',
    plain:
      'HTML describes what the parts of a page are: this is a heading, this is a list, this is a button. Browsers, search engines and screen readers rely on it. A page with honest HTML works on every device, and it works even when the style or the scripts are late.',
    example:
      'In your recipe site each recipe has one main heading, a list of ingredients and numbered steps. A person who cannot see the screen jumps from heading to heading, and search engines understand the steps.',
    say: 'Use the HTML element that fits: button for actions, a for links, label for each field, one h1 for the page and headings in order. No clickable div elements.',
    mistakes: [
      'A div with a click handler looks like a button, and the keyboard cannot reach it.',
      'Headings are chosen for their size, so the outline of the page makes no sense.',
    ],
    related: ['css', 'accessibility', 'javascript'],
  },
  {
    slug: 'css',
    plain:
      'CSS says how the parts of a page look and where they stand: colors, fonts, spacing, columns. The same page can look different on a phone, in the dark or on paper. Rules can override each other, and most trouble with CSS comes from not knowing which rule won.',
    example:
      'Your menu has three dishes side by side. A rule for narrow screens puts them below each other, and a rule for print hides the buttons, so the menu fits on one sheet.',
    say: 'Use our variables for colors and spacing instead of new values. Make it fit a width of 320 pixels without scrolling sideways, and check the dark scheme as well.',
    mistakes: [
      'People add !important until it looks right, and the next change needs two of them.',
      'Fixed widths in pixels push text out of the screen when somebody enlarges it.',
    ],
    related: ['html', 'responsive-design', 'user-interface'],
  },
  {
    slug: 'javascript',
    plain:
      'JavaScript is the language that browsers run. It reacts to clicks, loads data without a new page and keeps the screen up to date. With Node it also runs on servers. TypeScript is JavaScript with types, which most AI tools write well.',
    example:
      'A visitor types into the search of your shop. JavaScript filters the list with each letter. Without it the same box still works as a form: Enter asks the server, which answers with a page.',
    say: 'Let the page work without JavaScript where that is possible, and add it on top. Load scripts late, keep them small, and tell me how many kilobytes this adds.',
    mistakes: [
      'A page loads megabytes of scripts to show a text that never changes.',
      'An error in one script stops everything on the page, because nothing works without it.',
    ],
    related: ['frontend', 'type-system', 'asynchronous-code'],
  },
  {
    slug: 'api',
    plain:
      'An API is a counter in an office. You hand over a form that has the right fields, and you get an answer in a known shape. You need not know what happens behind the counter. Programs use APIs to get data from each other and to give each other work.',
    example:
      'Your delivery app wants to show the weather. It asks the API of a weather service for a place and an hour, and gets temperature and rain as JSON. Your server keeps the answer for ten minutes.',
    say: 'Read the documentation of this API that I paste here, and use only what stands in it. Call it from the server, set a time limit, and handle the error answers that it lists.',
    mistakes: [
      'People let the tool guess the names of fields. Paste the documentation instead.',
      'The API key stands in browser code, where every visitor can read it.',
    ],
    related: ['rest', 'json', 'api-key', 'webhook'],
  },
  {
    slug: 'rest',
    plain:
      'REST is a habit for building APIs on the web. Each thing has an address, such as /orders/17. The method says what you want: GET reads, POST creates, PUT or PATCH changes, DELETE removes. The number in the answer says how it went. Because the habit is common, people and tools know it.',
    example:
      'Your shop offers GET /orders for the list, GET /orders/17 for one order and POST /orders for a new one. A partner connects to it in an afternoon.',
    say: 'Design REST endpoints for orders. Use nouns in addresses, fitting methods and status codes, pages for long lists, and one shape for all errors. Write examples for each.',
    mistakes: [
      'A GET request changes data, so a mere preview of a link deletes something.',
      'Everything is answered with 200, even failures, and callers cannot tell them apart.',
    ],
    related: ['api', 'http-status-code', 'json'],
  },
  {
    slug: 'responsive-design',
    plain:
      'A responsive page adapts to the space that it has. Columns become a stack, menus fold up, pictures shrink. The content stays the same for everybody. You design for the narrow screen first, because it forces you to decide what matters.',
    example:
      'On a laptop your dashboard shows three charts side by side and a table. On a phone the charts stand below each other, and each row of the table becomes a small card.',
    say: 'Build this for 390 pixels first, then for 768 and 1440. Nothing may scroll sideways at 320, text must stay readable at double size, and buttons need at least 44 pixels.',
    mistakes: [
      'People shrink the desktop page until the text is too small to read.',
      'People hide content on phones, although most visitors come with one.',
    ],
    related: ['css', 'user-interface', 'accessibility'],
  },
  {
    slug: 'component',
    plain:
      'A component is a building block of an interface with its own look and behavior: a button, a price tag, a date picker. You write it once and use it everywhere with other content. When you change it, all places change together.',
    example:
      'Your shop has one product card. The start page, the search and the cart use it. You add a badge for sold-out things in one file, and it appears in all three places.',
    say: 'Look at our existing components first and use them. Make a new one only if nothing fits, keep its inputs few, and show it with short text, long text and no picture.',
    mistakes: [
      'A tool makes a fourth button that differs by two pixels, because it did not look for the first three.',
      'One component takes twenty options and does everything badly.',
    ],
    related: ['frontend', 'framework', 'user-interface'],
  },
  {
    slug: 'server-side-rendering',
    plain:
      'With server-side rendering the server sends a page that is complete. The browser shows it at once, and scripts make it interactive afterwards. Without it, the browser gets an almost empty page and has to load scripts and data before anything appears.',
    example:
      'Your blog is read on phones in trains. The server sends the finished article, so it can be read after a second. The like button starts to work a moment later.',
    say: 'Render this page on the server with its data, so that text and links are in the HTML. Do not use values that differ between server and browser, such as the time, in the first drawing.',
    mistakes: [
      'Server and browser draw different things, and the page flickers or warns.',
      'A secret that the server needs for rendering slips into the data for the browser.',
    ],
    related: ['frontend', 'html', 'cache'],
  },
  {
    slug: 'webhook',
    plain:
      'A webhook is a doorbell. Instead of asking a service every minute if there is news, you give it an address of yours, and it sends a message there when something happens. Your app must be awake, check who rang, and answer quickly.',
    example:
      'A customer pays. The payment service sends a webhook to /webhooks/payments. Your server checks the signature, marks the order as paid and answers 200. The mail to the customer follows afterwards.',
    say: 'Write the endpoint for this webhook. Check the signature with the raw body, store the id of the event so that a repeated one does nothing, answer at once and do the work in the background.',
    mistakes: [
      'The signature is not checked, so anybody can send “paid”.',
      'The same event comes twice, and the customer gets two parcels.',
    ],
    related: ['api', 'http-status-code', 'cron-job'],
  },
  {
    slug: 'accessibility',
    plain:
      'Accessibility means that people can use your app whatever their eyes, hands, ears or circumstances. They may use a keyboard, a screen reader or large text, or sit in bright sun. Most of it is good craft: labels, contrast, order and clear words. In many places it is also the law.',
    example:
      'A booking form has a label for each field, errors in words beside it, and a visible frame around the focused field. A person who cannot use a mouse books without help.',
    say: 'Make this form usable with the keyboard alone. Give each field a label, announce errors, keep a contrast of at least 4.5 to 1, and test it with an automatic checker.',
    mistakes: [
      'Color alone carries a meaning, such as a red frame without words.',
      'People rely on an automatic checker, which finds only a part of the barriers.',
    ],
    related: ['html', 'user-experience', 'responsive-design'],
  },
];
