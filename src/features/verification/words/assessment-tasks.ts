import { contentKind } from '../../../shared/content/kind.ts';

const long = (label: string, maxLength: number) =>
  ({ type: 'text', label, maxLength, isLong: true }) as const;

/** The owner gives developers copies of these. */
export const assessmentTasksKind = contentKind({
  name: 'assessment-tasks',
  title: 'Assessment tasks',
  intro:
    'You give one of these tasks to a developer who asks to be verified. A task that was given keeps its text. Only you read what is looked for.',
  isInternal: true,
  hasFacts: false,
  places: [],
  fields: {
    tasks: {
      type: 'list',
      label: 'Tasks',
      entry: {
        type: 'group',
        label: 'Task',
        fields: {
          slug: { type: 'slug', label: 'Key, which stays' },
          title: { type: 'text', label: 'Title', maxLength: 120 },
          text: long('Task, which the developer reads', 5_000),
          lookedFor: long('What is looked for, which only you read', 3_000),
        },
      },
    },
  },
  release: {
    tasks: [
      {
        slug: 'booking-page',
        title: 'A booking page that cannot be booked twice',
        text: 'A tennis club has four courts. Build a small page on which members book a court for an hour.\n\nTwo members may press the button for the same hour at the same moment. Only one of them gets the court, and the other one is told so kindly.\n\nUse the tools that you like. Send the address of the page and of the code. Write in a few sentences which parts a model wrote, what you changed in them, and how you know that no hour is booked twice.',
        lookedFor:
          'The database refuses the second booking: a unique constraint or a lock, and no check in the browser alone. The message to the second member says what to do next. The developer can say which lines they read and changed. There is a test, or a convincing way to try it.',
      },
      {
        slug: 'review-of-generated-code',
        title: 'Read what a model wrote',
        text: 'Ask a model of your choice for a sign-in with e-mail and password: a page, a route of the server and a table. Give it no more than two sentences.\n\nThen review the answer as if a colleague had sent it to you. List what you would not release, the most serious first. For each point say what could happen, and how you would change it. Correct the two most serious ones.\n\nSend your two sentences, the code as it came, your list and the corrected code.',
        lookedFor:
          'Finds what matters: how passwords are stored, limits on tries, what the messages reveal about accounts, cookies, checks that only the browser does, secrets in the code. Puts them in an order that one can defend. The corrections are right and small.',
      },
      {
        slug: 'plan-for-a-client',
        title: 'From a call to a plan',
        text: 'A bakery with two shops calls you: "People order cakes by phone and we lose the notes. We want something on the web. We have 4,000 dollars, and Easter is in ten weeks."\n\nWrite the plan that you would send to the owner: what you build first and what you leave out, your questions, what could go wrong, the weeks and the price. One page is enough.\n\nThen build the smallest part that the owner could try, and send its address.',
        lookedFor:
          'Asks before building: pickup or delivery, payment, who reads orders at six in the morning. Leaves things out on purpose. Words are those of the baker. Risks are named with an answer. The part to try is the one that the plan calls the first.',
      },
    ],
  },
});
