import type { ExampleGuide } from './example-guide.ts';

export const eCommerceGuides: readonly ExampleGuide[] = [
  {
    slug: 'small-shop',
    fields: [
      { name: 'shop', label: 'Shop', example: 'a pottery studio with twelve products' },
      {
        name: 'parts',
        label: 'What a product page has',
        example: 'several photos, a price in dollars, dimensions and stock',
      },
      { name: 'page', label: 'Subject of a further page', example: 'shipping and returns' },
    ],
    summary: 'A small shop that takes payments through Stripe and never touches a card number.',
    kind: 'build',
    level: 'Advanced',
    minutes: 120,
    why: 'The prompt leaves cards to Stripe: what you never hold cannot be stolen from you. It lets stock go down only after the payment is confirmed, and says that this message may come twice, which payment services do when they are not sure. Test mode means that you can buy from yourself all day.',
    checks: [
      'Search the code for fields of card numbers: there are none.',
      'Close the page in the middle of a payment: the stock is as before.',
      'Send the same confirmation twice: the stock goes down once.',
      'Put the last piece into two carts and pay for both: one buyer is told in time.',
    ],
    variants: [
      {
        title: 'Pick up in person',
        addition: 'Offer pick-up at the studio without shipping costs, with a choice of two days.',
      },
      {
        title: 'Made to order',
        addition:
          'A product without stock can be ordered all the same; its page says how many weeks it takes.',
      },
    ],
    notFor:
      'It is not for a shop that must open next week with taxes, invoices and returns in several countries. A shop service has all of that; build only what it cannot do.',
    terms: ['webhook', 'transaction', 'api-key', 'https'],
    related: ['pre-orders', 'product-page', 'gift-finder'],
  },
  {
    slug: 'product-page',
    fields: [
      { name: 'product', label: 'Product', example: 'a waterproof backpack' },
      { name: 'choices', label: 'Choices', example: 'three colors' },
      { name: 'questions', label: 'Questions', example: 'six honest customer questions' },
    ],
    summary: 'A product page that answers what buyers ask, in an order that you set yourself.',
    kind: 'design',
    level: 'Beginner',
    minutes: 35,
    why: 'An order of parts is the shortest way to say what matters, so the prompt lists them. It forbids countdowns and fake scarcity, which tools add because they have seen so many of them. Two layouts before one is refined: a choice between two is easier than a judgment of one.',
    checks: [
      'The parts stand in the order of the prompt, in both layouts.',
      'Scroll on a phone: the button stays in reach and covers no text.',
      'Reach everything with the Tab key, and see where you are.',
      'Every fact about the product is yours: replace those that the tool made up.',
    ],
    variants: [
      {
        title: 'With reviews',
        addition:
          'Add a place for reviews with a note that there are none yet. Do not write reviews yourself.',
      },
      {
        title: 'For a service',
        addition:
          'The product is a service: replace materials and care by what happens on the first, second and last day.',
      },
    ],
    notFor:
      'It draws a page and sells nothing: cart, stock and payment are another prompt. And it cannot know your product; without your facts it fills the page with its own.',
    terms: ['accessibility', 'html', 'user-experience', 'hallucination'],
    related: ['small-shop', 'metrics-dashboard'],
  },
  {
    slug: 'pre-orders',
    fields: [
      { name: 'shop', label: 'Shop', example: 'a bakery' },
      { name: 'deadline', label: 'Deadline', example: '6 pm the evening before' },
      { name: 'payment', label: 'When customers pay', example: 'on pick-up' },
    ],
    summary: 'Orders for the next day with a deadline, daily limits and a list for the kitchen.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 80,
    why: 'The prompt begins with the day, as the bakery does, and not with a cart. Payment on pick-up leaves the hardest part out of the first version. Deadline and limits can be edited without code, because they change with every holiday, and nobody should need you for that.',
    checks: [
      'Order one minute after the deadline: the page offers the day after.',
      'Order the last two of a product in two windows: the limit holds.',
      'Print the list of a day: it fits the page, and its sums are right.',
      'Use the link to cancel twice: the second time says that it is done already.',
    ],
    variants: [
      {
        title: 'Closed days',
        addition: 'Let the owner mark days as closed, with a sentence that customers see instead.',
      },
      {
        title: 'Standing orders',
        addition:
          'A customer can order the same every Saturday, and skip one Saturday by a link in the mail.',
      },
    ],
    notFor:
      'It is not for delivery: addresses, routes and times of arrival make another app. For a market stall with five regulars, a shared sheet does it.',
    terms: ['form-validation', 'database', 'transaction'],
    related: ['small-shop', 'booking-page'],
  },
  {
    slug: 'gift-finder',
    fields: [
      { name: 'shop', label: 'Where it stands', example: 'my shop' },
      {
        name: 'questions',
        label: 'Questions',
        example: 'who is it for, what do they like, what is your budget, when do you need it',
      },
      {
        name: 'parts',
        label: 'What a product has',
        example: 'name, price, tags, delivery days and link',
      },
    ],
    summary: 'Four questions, three gifts with a reason each: by plain rules, the same every time.',
    kind: 'build',
    level: 'Beginner',
    minutes: 40,
    why: 'The prompt forbids calls of an AI, which is unusual and right here: rules cost nothing for each visitor, answer at once and can be explained. Products come from one file, so that you change them without touching code. People change their minds about one answer, so going back is part of the order.',
    checks: [
      'Give the same four answers twice: the same three products come.',
      'Ask for something too expensive for every product: the page says so, and offers the nearest.',
      'Go back and change one answer: the other three are kept.',
      'Add a product to the file: it is found without a change of the code.',
    ],
    variants: [
      {
        title: 'With a link',
        addition: 'Put the answers into the address, so that a result can be sent to somebody.',
      },
      {
        title: 'Counted answers',
        addition:
          'Count which answers are given how often, without anything that tells who gave them.',
      },
    ],
    notFor:
      'It is not for thousands of products: rules over tags become hard to see through after about a hundred. A search with good filters serves people better there.',
    terms: ['json', 'component', 'algorithm'],
    related: ['small-shop', 'product-page'],
  },
];
