import type { ExampleGuide } from './example-guide.ts';

export const mobileAppGuides: readonly ExampleGuide[] = [
  {
    slug: 'habit-tracker',
    fields: [
      {
        name: 'parts',
        label: 'What a habit has',
        example: 'a name, a color and the weekdays it applies to',
      },
      { name: 'calendar', label: 'Time that the calendar shows', example: 'the last 12 weeks' },
    ],
    summary:
      'A habit tracker for the phone that keeps everything on the device and needs no account.',
    kind: 'build',
    level: 'Beginner',
    minutes: 40,
    why: 'The prompt names what a habit is made of before it names screens, so that the tool does not invent fields. It says "no account" and "on the device", because most tools add a sign-in and a database when nobody stops them. The last sentence asks for a plan first: a wrong list of screens takes a minute to change, a wrong app takes an evening.',
    checks: [
      'The plan names every screen and every piece of data, and nothing that you did not ask for.',
      "Switch the connection off and reload: today's habits are still there, and a tap still counts.",
      'Tap a habit twice: the second tap takes the first one back.',
      'Set a habit to Mondays only: the streak does not break on a Tuesday.',
    ],
    variants: [
      {
        title: 'With a backup',
        addition:
          'Add a button that saves all habits to one file on my phone, and another that reads such a file back.',
      },
      {
        title: 'With a reminder',
        addition:
          'Remind me once a day at a time I choose, and only if a habit of today is still open.',
      },
    ],
    notFor:
      'It is not for habits that several people share or that you follow on two devices: data on one device never meets the other. Ask for sign-in and a database then, and expect a longer build.',
    terms: ['responsive-design', 'user-interface', 'mvp'],
    related: ['plant-care', 'language-cards'],
  },
  {
    slug: 'split-bills',
    fields: [
      { name: 'occasion', label: 'Occasion', example: 'on a trip' },
      { name: 'currency', label: 'Currency', example: 'in dollars' },
      { name: 'result', label: 'How a result reads', example: '"Ana pays Ben $24.50"' },
    ],
    summary:
      'A phone app that works out who owes whom after a trip, with as few payments as possible.',
    kind: 'build',
    level: 'Beginner',
    minutes: 45,
    why: 'Money is where a small mistake hurts, so the prompt says how amounts are kept: in whole cents. It shows one finished sentence of the result, which is clearer than three sentences about it. Example expenses are part of the order, because an empty app cannot be tried.',
    checks: [
      'Split 10.00 among three people: the shares add up to 10.00, and one cent is not lost.',
      'Add a person who took part in nothing: no payment names that person.',
      'Delete an expense and undo it: the result is the one from before.',
      'Count the payments: with four people there are three at most.',
    ],
    variants: [
      {
        title: 'Several currencies',
        addition:
          'An expense may be in another currency. I type the rate myself, and the app shows both amounts.',
      },
      {
        title: 'Unequal shares',
        addition: 'Let me give each person of an expense a share in percent; they add up to 100.',
      },
    ],
    notFor:
      'It does not move money, and it should not: it only says who pays whom. For a household that settles every month, ask for accounts that keep a balance instead of a trip that ends.',
    terms: ['algorithm', 'acceptance-criteria', 'seed-data'],
    related: ['habit-tracker', 'team-tasks'],
  },
  {
    slug: 'plant-care',
    fields: [
      { name: 'app', label: 'Kind of app', example: 'an Expo app' },
      {
        name: 'parts',
        label: 'What a plant has',
        example: 'a photo, a room and a watering interval in days',
      },
      { name: 'time', label: 'When it reminds', example: 'each morning at a time I choose' },
    ],
    summary:
      'An app that says which plants need water today, with one notification and no nagging.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 60,
    why: 'A phone asks its owner before an app may use the camera or send notifications, and a "no" is often final. So the prompt says when to ask, and that the app stays usable after a "no". It asks for one notification that lists all plants: without that sentence you get one for each plant.',
    checks: [
      'Open the app for the first time: it asks for nothing yet.',
      'Say no to the camera: a plant can still be added without a photo.',
      'Set three plants to be due tomorrow: one notification names all three.',
      'Press "Watered" on an overdue plant: it moves to the end of the list.',
    ],
    variants: [
      {
        title: 'For a household',
        addition:
          'Two phones share the same plants. Show who watered a plant last, and do not remind the other one.',
      },
      {
        title: 'Holidays',
        addition:
          'Let me mark days on which I am away, and show what to water on the last evening before.',
      },
    ],
    notFor:
      'A website in a browser cannot send such reminders reliably on every phone. If you do not want to install anything, ask for a calendar file with the watering days instead.',
    terms: ['framework', 'javascript', 'user-experience'],
    related: ['habit-tracker', 'language-cards'],
  },
  {
    slug: 'language-cards',
    fields: [
      {
        name: 'parts',
        label: 'What a card has',
        example: 'a front, a back and an example sentence',
      },
      { name: 'session', label: 'Longest session', example: '20 cards' },
      { name: 'file', label: 'Where cards come from', example: 'a CSV file' },
    ],
    summary:
      'Flashcards with spaced repetition, whose rules are tested before there is a single screen.',
    kind: 'build',
    level: 'Intermediate',
    minutes: 75,
    why: 'When a card comes back is a rule that you cannot see on a screen, so the prompt asks for tests of it first. It names the four answers, because "spaced repetition" alone has many meanings. Files from other programs are never clean: the prompt wants to be told which lines were skipped.',
    checks: [
      'Read the names of the tests: each says a rule in words that you understand.',
      'Answer a card with "again": it comes back in the same session.',
      'Close the app in the middle of a session: the answers so far are kept.',
      'Import a file with one broken line: the app names the line and takes the others.',
    ],
    variants: [
      {
        title: 'With sound',
        addition: 'Read the front of a card aloud with the voice of the device when I tap it.',
      },
      {
        title: 'Typed answers',
        addition: 'Let me type the answer, and accept it without accents and capital letters.',
      },
    ],
    notFor:
      'It is not for learning a language from nothing: it repeats words that you have met elsewhere. To have cards written for you, use a prompt that makes a word list, check the list, and import it.',
    terms: ['unit-test', 'algorithm', 'form-validation'],
    related: ['habit-tracker', 'feedback-portal'],
  },
];
