import type { ExampleGuide } from './example-guide.ts';

export const webApplicationGuides: readonly ExampleGuide[] = [
  {
    slug: 'team-tasks',
    fields: [
      { name: 'people', label: 'People', example: 'a team of up to ten people' },
      { name: 'columns', label: 'Columns', example: 'To do, Doing, Done' },
      {
        name: 'parts',
        label: 'What a task has',
        example: 'a title, notes, one owner, a due date and labels',
      },
    ],
    summary: 'A task board with invitations, where the server decides who may see which board.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 90,
    why: 'A board that is only hidden in the interface is open to everybody who types its address. So the prompt asks for the check on the server, and for tables and access rules before the board. It names the keyboard beside drag and drop, because a board that only a mouse can use shuts people out.',
    checks: [
      'The access rules say who may read and who may change a board, in sentences.',
      'Sign in as somebody who was not invited and open the address of a board: it is refused.',
      'Move a card with the keyboard alone.',
      'Open the board in two windows and move the same card: both end with the same order.',
    ],
    variants: [
      {
        title: 'With guests',
        addition:
          'Add guests who may read one board and comment, but change nothing. Check that on the server too.',
      },
      {
        title: 'With a history',
        addition: 'Keep who moved a card when, and show it below the notes of the card.',
      },
    ],
    notFor:
      'It is not for a team that already has a board it likes: moving habits is harder than building columns. Ask for a small tool that reads that board instead.',
    terms: ['authorization', 'authentication', 'schema', 'row-level-security'],
    related: ['feedback-portal', 'booking-page'],
  },
  {
    slug: 'booking-page',
    fields: [
      { name: 'business', label: 'Business', example: 'a yoga studio' },
      { name: 'contact', label: 'What visitors leave', example: 'name and e-mail' },
      {
        name: 'parts',
        label: 'What a class has',
        example: 'a teacher, a start time, a length and a number of places',
      },
    ],
    summary:
      'A booking site with a week, a waiting list, and a last place that two people never get.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 90,
    why: 'Two people who press the button in the same second are the hard part of every booking site, and a tool does not think of them by itself. The prompt names that case, and the full class. It also says whose clock counts: a visitor on a journey should see the time at the studio.',
    checks: [
      'Book the last place in two windows at once: one gets it, the other one the waiting list.',
      'Change the clock of your computer to another time zone: the hours on the page stay.',
      "Open the owner's page without the password, by its address: it is refused.",
      'Cancel a booking: the first person on the waiting list hears of it.',
    ],
    variants: [
      {
        title: 'With payment',
        addition:
          'Take the payment through Stripe Checkout in test mode, and keep a place for ten minutes while somebody pays.',
      },
      {
        title: 'With cancellation',
        addition:
          'Put a link into the confirmation that cancels the booking until 12 hours before the class.',
      },
    ],
    notFor:
      'It is not for appointments with one person at free hours: there the times come from a calendar, not from a list of classes. A calendar service does that without any building.',
    terms: ['transaction', 'database', 'authentication'],
    related: ['pre-orders', 'team-tasks'],
  },
  {
    slug: 'metrics-dashboard',
    fields: [
      { name: 'business', label: 'Business', example: 'a subscription business' },
      {
        name: 'numbers',
        label: 'Numbers in the top row',
        example: 'monthly revenue, active customers, churn and average order',
      },
      { name: 'period', label: 'Time that the chart shows', example: '12 months' },
    ],
    summary: 'A dashboard for monthly numbers, drawn with sample data that you can replace later.',
    kind: 'design',
    level: 'Intermediate',
    minutes: 60,
    why: 'Sample data in one file is the trick of this prompt: the design can be judged today, and a real source replaces that file later. It asks for loading, empty and error states, which no picture of a dashboard shows and every user meets. The smallest width is a number, because "works on phones" means nothing.',
    checks: [
      'All sample data is in one file, and nothing else holds numbers.',
      'Empty that file: the page says that there is nothing yet, and does not break.',
      'Look at it at 360 px and in the dark: every number can be read.',
      'Sort the table by each column, also by the one with money.',
    ],
    variants: [
      {
        title: 'For one number',
        addition: 'Make one number large, and let me click it to see the days behind it.',
      },
      {
        title: 'To print',
        addition: 'Add a view of one page for printing, without buttons and without color.',
      },
    ],
    notFor:
      'It does not tell you which numbers matter, and it connects to nothing. If your numbers are in a spreadsheet, charts in that spreadsheet are there in ten minutes.',
    terms: ['user-interface', 'component', 'responsive-design', 'seed-data'],
    related: ['team-tasks', 'product-page'],
  },
  {
    slug: 'feedback-portal',
    fields: [
      { name: 'people', label: 'People', example: 'customers' },
      { name: 'topic', label: 'What they post', example: 'feature ideas' },
      { name: 'states', label: 'States', example: 'open, planned, in progress, shipped' },
    ],
    summary:
      'A portal for ideas and votes: one vote each, one mail each, and no code from strangers.',
    kind: 'build',
    level: 'Advanced',
    minutes: 120,
    why: 'Everybody on the internet can write into this app, so the prompt says what to do with what they write: sanitize it. It limits votes to one for each person and idea, and mails to one for each change. Similar ideas while typing keep the list short, which no later cleaning does as well.',
    checks: [
      'Post an idea whose text is <b>hello</b> with a script tag: it is shown as text and runs nothing.',
      'Vote twice, also from two windows: one vote counts.',
      'Change the state of an idea twice in a minute: nobody gets two mails for one change.',
      'Follow the README on another computer: the app starts.',
    ],
    variants: [
      {
        title: 'Without sign-in',
        addition:
          'Let people vote without an account, by a link in a mail that confirms the vote once.',
      },
      {
        title: 'Merge ideas',
        addition:
          'Let an admin merge two ideas: votes are counted once for each person, and the old address leads to the new idea.',
      },
    ],
    notFor:
      'It is not for ten customers whom you know: ask them. And it is no support desk, because nobody looks for an answer among ideas.',
    terms: ['cross-site-scripting', 'authentication', 'rate-limiting'],
    related: ['team-tasks', 'language-cards'],
  },
];
