import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

/** `id` is the fragment of an address on the tips page. */
export const examplePromptsKind = contentKind({
  name: 'example-prompts',
  title: 'Tips: the example prompts',
  hasFacts: false,
  places: [{ label: 'Tips', path: `${paths.tips}?tab=examples` }],
  release: {
    groups: [
      {
        id: 'mobile-apps',
        title: 'Mobile Apps',
        description: 'Small screens, one thumb, patchy reception: say so in the prompt.',
        prompts: [
          {
            id: 'habit-tracker',
            title: 'Habit tracker that works offline',
            prompt:
              "Build a mobile-first habit tracker. A habit has a name, a color and the weekdays it applies to. The home screen lists today's habits with one large tap target each; a second tap undoes it. Show the current streak per habit and a calendar of the last 12 weeks. Store everything on the device so that it works without a connection. No account. Before you write code, list the screens and the data you will store, and wait for my OK.",
            suggestedTool: 'Bolt.new',
          },
          {
            id: 'split-bills',
            title: 'Split the bill with friends',
            prompt:
              'Create a phone app for splitting shared costs on a trip. I add people by name, then expenses with a payer, an amount in dollars and who took part. Work out who owes whom with as few payments as possible, and show the result as short sentences such as "Ana pays Ben $24.50". Keep all amounts in whole cents so that nothing is lost to rounding. Include an empty state, an undo after deleting an expense, and five example expenses I can load to try it.',
            suggestedTool: 'Lovable',
          },
          {
            id: 'plant-care',
            title: 'Plant care with reminders',
            prompt:
              'Build an Expo app for people who forget to water their plants. Each plant has a photo, a room and a watering interval in days. The first screen sorts plants by who needs water next, overdue first. "Watered" resets the interval. Send one local notification each morning at a time I choose, listing every plant due that day. Ask for camera and notification permission only when I first need them, and keep the app usable if I say no.',
            suggestedTool: 'Replit Agent',
          },
          {
            id: 'language-cards',
            title: 'Flashcards for a new language',
            prompt:
              'Make a flashcard app for learning vocabulary on a phone. Cards have a front, a back and an example sentence. Use spaced repetition with four answers: again, hard, good, easy. A session never shows more than 20 cards and can be left at any time without losing progress. Let me import cards from a CSV file and tell me in plain words which lines were skipped and why. Write tests for the scheduling rules first, then the screens.',
            suggestedTool: 'Cursor',
          },
        ],
      },
      {
        id: 'web-applications',
        title: 'Web Applications',
        description: 'Name the people, the records and who may see what.',
        prompts: [
          {
            id: 'team-tasks',
            title: 'Task board for a small team',
            prompt:
              'Build a task board for a team of up to ten people. Columns: To do, Doing, Done. A task has a title, notes, one owner, a due date and labels. People sign in with an e-mail link and only see boards they were invited to; check that on the server, not just in the interface. Cards move by drag and drop and by keyboard. Start with the database tables and the access rules, show them to me, then build the board.',
            suggestedTool: 'Replit Agent',
          },
          {
            id: 'booking-page',
            title: 'Booking page for a studio',
            prompt:
              "Create a booking site for a yoga studio. Visitors see the week, pick a class, leave name and e-mail and get a confirmation. Each class has a teacher, a start time, a length and a number of places; two people must never get the last place. The owner has a password-protected page to add classes and see who is coming. Times are shown in the studio's time zone. Handle a full class with a waiting list.",
            suggestedTool: 'Lovable',
          },
          {
            id: 'metrics-dashboard',
            title: 'Dashboard for monthly numbers',
            prompt:
              'Design a dashboard for a subscription business. Top row: monthly revenue, active customers, churn and average order, each with the change from last month. Below: a line chart of revenue over 12 months, a table of the ten largest customers with sorting and search, and a list of failed payments. Use realistic sample data from one file so that I can connect a real source later. Design loading, empty and error states. Light and dark, readable at 360 px.',
            suggestedTool: 'v0',
          },
          {
            id: 'feedback-portal',
            title: 'Feedback portal with voting',
            prompt:
              'Build a portal where customers post feature ideas and vote on them. Anyone can read; posting and voting need an e-mail sign-in, one vote per person per idea. Ideas have a status: open, planned, in progress, shipped. An admin changes the status and everyone who voted gets one e-mail. Show similar ideas while someone types a title, to avoid duplicates. Sanitize everything people write. Add a short README that says how to run it.',
            suggestedTool: 'Cursor',
          },
        ],
      },
      {
        id: 'e-commerce',
        title: 'E-commerce',
        description: 'Where money moves, ask for tests and let a payment provider do the rest.',
        prompts: [
          {
            id: 'small-shop',
            title: 'Shop for twelve products',
            prompt:
              'Create an online shop for a pottery studio with twelve products. Product pages have several photos, a price in dollars, dimensions and stock. The cart survives a page reload. Checkout goes through Stripe Checkout in test mode; never handle card numbers yourself. Reduce stock only after Stripe confirms the payment by webhook, and make the webhook safe to receive twice. Include a page for shipping and returns with placeholder text I can edit.',
            suggestedTool: 'Replit Agent',
          },
          {
            id: 'product-page',
            title: 'Product page that answers questions',
            prompt:
              'Design a product page for a waterproof backpack. In this order: a gallery with five photos, name, price, three colors, size guide, add-to-cart button that stays reachable while scrolling, what fits inside, materials, care, delivery times, and six honest customer questions with answers. No countdown timers and no fake scarcity. It must work by keyboard and read well in a screen reader. Give me two layout options before you refine one.',
            suggestedTool: 'v0',
          },
          {
            id: 'pre-orders',
            title: 'Pre-orders for a bakery',
            prompt:
              'Build a pre-order site for a bakery. Customers choose a pick-up day, see what is baked that day, order until 6 pm the evening before and pay on pick-up. Each product has a daily limit. The bakery gets a printable list per day with totals per product and orders per customer. Send a confirmation e-mail with a link to cancel. Make the cut-off time and the daily limits editable without touching code.',
            suggestedTool: 'Lovable',
          },
          {
            id: 'gift-finder',
            title: 'Gift finder for an existing shop',
            prompt:
              'Make a small gift finder I can embed in my shop. Four questions: who is it for, what do they like, what is your budget, when do you need it. Then show three matching products with a one-sentence reason each. Read the products from a JSON file with name, price, tags, delivery days and link. Plain rules, no AI calls, so that the result is the same every time. Let people go back and change one answer without starting over.',
            suggestedTool: 'Claude Artifacts',
          },
        ],
      },
    ],
  },
});
