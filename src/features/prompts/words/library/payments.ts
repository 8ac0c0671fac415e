import type { LibraryPrompt } from '../prompt-types.ts';

export const paymentsPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'take-one-payment',
    title: 'Take a single payment',
    prompt:
      'Let people pay for {thing} once, through the hosted checkout page of {provider}, in test mode. Card numbers never touch our server. The price comes from our database, never from the browser. Create the order with the state "waiting" before people leave our site. Only the confirmed message of the provider sets it to "paid"; the page people return to reads the state and says "We are waiting for the confirmation" until then. Handle: paid twice, window closed, card refused, price changed meanwhile, the last {thing} sold to somebody else. Send one receipt. Show me the states as a list with what moves an order from one to the next. Then build, with a test for each arrow.',
    fields: [
      { name: 'thing', label: 'What is sold', example: 'place in the pottery course' },
      { name: 'provider', label: 'Provider', example: 'Stripe' },
    ],
    suggestedTool: 'replit-agent',
    summary:
      'A hosted checkout, states for each order, and a receipt only after the confirmed payment.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 60,
    why: 'The page that people return to proves nothing: they can open it without paying, or never reach it. States with arrows make the odd cases visible before money is involved. A hosted page keeps card data away from you.',
    checks: [
      'Pay with a test card and close the window at once: the order becomes paid.',
      'Open the thank-you page by hand: nothing is marked as paid.',
      'Change the price in the browser tools: the server ignores it.',
      'Two people buy the last place: one gets a clear message and no charge.',
    ],
    variants: [
      {
        title: 'Deposit',
        addition: 'People pay a fifth now and the rest by a second link a week before the day.',
      },
      {
        title: 'Pay what you want',
        addition: 'People choose the amount, with a least amount that the server checks.',
      },
    ],
    notFor:
      'For five sales a month, a payment link of the provider without any code is enough. Start with that.',
    terms: ['webhook', 'transaction', 'backend'],
    related: ['payment-messages-that-come-twice', 'refunds-and-cancellations', 'small-shop'],
  },
  {
    slug: 'subscriptions-with-a-trial',
    title: 'Subscriptions with a trial',
    prompt:
      'Add subscriptions to {app} with {provider} in test mode: plans {plans}, a trial of {trial-days} days. First write its life as states with what the person sees and may do: trial, active, payment failed, ends at the end of the period, ended, paused by us. The provider is the source of truth; we keep a copy that its messages update and a nightly job compares. The server checks limits in one place. Upgrades take effect at once, downgrades at the end of the period. Canceling takes two clicks and no phone call. Before the trial ends we send a mail with date and price. Nobody loses data when payment fails. Use the test clocks of the provider for tests of a whole year.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the choir organizer' },
      { name: 'provider', label: 'Provider', example: 'Stripe' },
      { name: 'plans', label: 'Plans', example: 'Small and Large, monthly or yearly' },
      { name: 'trial-days', label: 'Trial, days', example: '14' },
    ],
    suggestedTool: 'cursor',
    summary:
      'Write the life of a subscription as states first, then build plans, limits and canceling.',
    kind: 'build',
    level: 'Advanced',
    minutes: 120,
    why: 'The first payment is the easy one. Failed cards, changes in the middle of a month and the end make up most of the work. A nightly comparison finds messages that got lost before a customer does.',
    checks: [
      'Let a test year pass: each mail and state comes at the right time.',
      'Let a card fail: the person can still export data.',
      'Cancel in two clicks and read the date of the end.',
      'Call a feature of the larger plan directly: the server refuses.',
    ],
    variants: [
      {
        title: 'Per person',
        addition: 'A team pays per member. Say when joining and leaving changes the bill.',
      },
      {
        title: 'By use',
        addition: 'Add a part of the price by use, with a limit that the customer sets.',
      },
    ],
    notFor:
      'While you do not know whether anybody pays at all, sell one month by a payment link and renew by hand.',
    terms: ['webhook', 'cron-job', 'authorization'],
    related: ['payment-messages-that-come-twice', 'discount-codes', 'estimate-running-costs'],
  },
  {
    slug: 'payment-messages-that-come-twice',
    title: 'Payment messages that come twice',
    prompt:
      'Make our handling of payment webhooks from {provider} safe. Read the present code and tell me what happens today if a message is forged, arrives twice, arrives in the wrong order, arrives while we restart, or is of a kind we do not know. Then rebuild: check the signature on the raw body, store the message with its id as unique, answer at once, and work on it afterward in a transaction. Fetch the current state from the provider instead of trusting the order of messages. Failed work is tried again {tries} times with growing pauses and then shown to {person}. Never log card or address data. Write a test for each of the five cases, with recorded example messages. Add a command to replay one message.',
    fields: [
      { name: 'provider', label: 'Provider', example: 'Stripe' },
      { name: 'tries', label: 'Tries', example: 'five' },
      { name: 'person', label: 'Who is told', example: 'me by mail' },
    ],
    suggestedTool: 'claude-code',
    summary: 'Forged, doubled, late or lost: make every payment message harmless, with tests.',
    kind: 'connect',
    level: 'Advanced',
    minutes: 75,
    why: 'Providers send a message again when your answer is late, so each must be safe to receive twice. Their order is not promised. Answering first and working later keeps a slow mail server from turning one payment into three.',
    checks: [
      'Send the same message twice: one order, one receipt.',
      'Change one letter of the body: it is refused.',
      'Stop the app during the work and start it: the work is finished.',
      'An unknown kind of message is stored and does no harm.',
    ],
    variants: [
      {
        title: 'Catching up',
        addition: 'Add a command that fetches all payments of a day and repairs what we missed.',
      },
    ],
    notFor:
      'Messages from your own systems need less. Use a queue with tries there, without signatures of a provider.',
    terms: ['webhook', 'transaction', 'logging', 'hashing'],
    related: ['receive-webhooks', 'take-one-payment', 'subscriptions-with-a-trial'],
  },
  {
    slug: 'refunds-and-cancellations',
    title: 'Refunds and cancellations',
    prompt:
      'Add cancellations to {app}. Our rule: {rule}. Write it as a table of examples: day, amount paid, amount returned. Include discounts and cancellations by us. People see the amount before they confirm and get it in a mail. Refunds go through the provider to the way they paid, never more than was paid, even if two people press at once. An order has a list of payments and refunds in whole cents; its state follows from the list. Staff can return an amount by hand up to {staff-limit} with a reason. The place, stock or date becomes free again only if the refund was accepted. Write tests from the table before the screens.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the course booking' },
      {
        name: 'rule',
        label: 'Your rule',
        example: 'all money back until seven days before, half until two days before, then none',
      },
      { name: 'staff-limit', label: 'Staff limit', example: '100 dollars' },
    ],
    suggestedTool: 'codex-cli',
    summary: 'Turn your refund rule into a table, tests and a button that cannot pay out twice.',
    kind: 'build',
    level: 'Advanced',
    minutes: 75,
    why: 'A rule in one sentence hides cases: which hour ends the seventh day, and in which time zone? The table asks these questions while they are cheap. A list of payments and refunds stays true where a single state gets overwritten.',
    checks: [
      'Read the table and agree with each amount.',
      'Press the button in two windows at the same time: one refund.',
      'Cancel at the exact hour of the limit, in another time zone.',
      'The sum of the list equals what the provider shows.',
    ],
    variants: [
      {
        title: 'Voucher instead',
        addition: 'People choose money or a voucher that is worth a tenth more.',
      },
      {
        title: 'We cancel',
        addition: 'Add one action that cancels a whole event and returns all payments.',
      },
    ],
    notFor:
      'It does not tell you which rule the law allows. Look up the rights of buyers where you sell.',
    terms: ['transaction', 'unit-test', 'acceptance-criteria'],
    related: ['take-one-payment', 'tests-for-the-rules', 'invoices-as-pdf'],
  },
  {
    slug: 'invoices-as-pdf',
    title: 'Invoices as PDF',
    prompt:
      'Make invoices for {business} as PDF. My tax adviser says they must show: {required}. Numbers have no gaps, are given only when the invoice is final, and two invoices never get the same one. A final invoice never changes; a correction is a new document that names the old one. Compute in whole cents, round per line as I tell you, and show the tax per rate. Keep data and file for ten years. The PDF has selectable text, works in black and white and breaks pages between lines. Send it by mail and list it in the account. First show me three example invoices: usual, two pages, correction.',
    fields: [
      { name: 'business', label: 'Business', example: 'my translation office' },
      {
        name: 'required',
        label: 'Must contain',
        example: 'both addresses, number, date, date of service, lines, tax and my tax number',
      },
    ],
    suggestedTool: 'github-copilot',
    summary:
      'Numbers without gaps, final documents that never change, and corrections beside them.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 60,
    why: 'What an invoice must contain depends on your country, so the prompt takes your list and does not let the tool guess. Numbers and finality are the parts that are hard to repair afterward. Three examples show faults that code hides.',
    checks: [
      'Make two invoices in the same second: the numbers differ and follow each other.',
      'Try to change a final invoice: it is refused.',
      'Add the lines by hand: tax and total agree to the cent.',
      'Copy text from the PDF and print it in gray.',
    ],
    variants: [
      {
        title: 'Electronic invoice',
        addition:
          'My customers need a structured format as well. Ask me which, and add it as a file.',
      },
      {
        title: 'Reminders',
        addition: 'List unpaid invoices and draft a friendly reminder after two weeks.',
      },
    ],
    notFor:
      'If your bookkeeping program writes invoices already, send the orders there instead of making a second series of numbers.',
    terms: ['transaction', 'library', 'object-storage'],
    related: ['refunds-and-cancellations', 'send-mail-that-arrives', 'take-one-payment'],
  },
  {
    slug: 'discount-codes',
    title: 'Discount codes without holes',
    prompt:
      'Add discount codes to {shop}. A code has a percentage or an amount, a start and an end, a number of uses in all and per customer, a least order value, and products it applies to. Examples I need: {examples}. The server decides the price; the browser only shows it. Say in one sentence why a code does not apply. The last use is taken once, even by two people together, and returns if payment fails. Totals never go below zero, and a refund returns what was really paid. Limit guesses per visitor. Before any code write a table of twenty orders with totals in cents. I correct it, and it becomes the tests.',
    fields: [
      { name: 'shop', label: 'Your shop', example: 'our tea shop' },
      {
        name: 'examples',
        label: 'Examples',
        example: 'ten percent for newcomers, and five dollars off from forty dollars',
      },
    ],
    suggestedTool: 'bolt-new',
    summary: 'A table of twenty orders decides what each code does before anybody writes code.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 45,
    why: 'Discounts meet taxes, shipping, refunds and each other, and words cannot settle all of it. Twenty orders with totals can be checked by anybody in the shop. Limits on uses fail exactly when a code gets popular.',
    checks: [
      'Use the last use in two windows at the same time.',
      'Return one item of a discounted order and check the amount.',
      'Type a wrong code thirty times: a limit stops you.',
      'The reason for a refused code makes sense to a customer.',
    ],
    variants: [
      {
        title: 'Personal codes',
        addition: 'Make 500 codes that work once each, and export them as CSV.',
      },
      {
        title: 'Gift cards',
        addition: 'Add cards with a balance that can be used in parts, with a history.',
      },
    ],
    notFor:
      'Your payment provider may offer codes already. Look there first, and build your own only for rules that it lacks.',
    terms: ['algorithm', 'transaction', 'rate-limiting'],
    related: ['subscriptions-with-a-trial', 'tests-for-the-rules', 'small-shop'],
  },
];
