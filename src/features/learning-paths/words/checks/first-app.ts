import type { CheckStation } from '../path-types.ts';

export const readyToBuild: CheckStation = {
  number: 8,
  kind: 'check',
  slug: 'ready-to-build',
  title: 'Five questions: ready to build',
  why: 'Five decisions that are cheap before the first prompt and costly after it.',
  minutes: 3,
  questions: [
    {
      question: 'When is it not enough to judge an app by what it does on the screen?',
      answers: [
        'When it has more than three screens',
        'When it handles money, rights or personal data',
        'When it was built with a free plan',
      ],
      right: 1,
      because:
        'Leaks and wrong charges do not show on the screen. There, somebody has to read and test the code as well.',
    },
    {
      question: 'Which line says best when a booking app is done?',
      answers: [
        'The ninth booking for eight seats is refused with a sentence that says why.',
        'Booking works well on all devices and feels fast.',
        'All features of the brief are built and the design is clean.',
      ],
      right: 0,
      because:
        'You can try this with your own hands. A line such as "works well" cannot be checked by you or by the tool.',
    },
    {
      question: 'Your first prompt needs example rows. Which rows do you paste?',
      answers: [
        'Ten real customers, because real data shows real problems',
        'Real customers without their phone numbers',
        'Invented people with awkward names and empty fields',
      ],
      right: 2,
      because:
        'Chats are stored, shared and exported. Invented rows test the app as well, and no customer of yours ends up in a chat window.',
    },
    {
      question: 'You cut the plan to a first version. What must not slip into "later"?',
      answers: [
        'Reminders by mail, because people forget their bookings',
        'Sign-in, if people could otherwise see what is not theirs',
        'A settings screen, because everybody expects one',
      ],
      right: 1,
      because:
        'Reminders can be sent by hand for a month. What protects people belongs in the first version.',
    },
    {
      question: 'What should the end of a first prompt ask for?',
      answers: [
        'Up to five questions before the tool writes code',
        'The complete app in one go, so that nothing is forgotten',
        'Good ideas for more features that other apps have',
      ],
      right: 0,
      because:
        'A question costs you a sentence on day one. The same decision costs a change of stored data on day twenty.',
    },
  ],
};

export const firstVersionWorks: CheckStation = {
  number: 12,
  kind: 'check',
  slug: 'first-version-works',
  title: 'Five questions: does it really work?',
  why: 'A first version that looks finished often is not; these questions find the difference.',
  minutes: 3,
  questions: [
    {
      question: 'You borrow a ladder in your app and reload the page. The loan is gone. Why?',
      answers: [
        'The page was reloaded before the app had finished storing the loan',
        'The phone has lost its connection',
        'The loan was only in the memory of the browser',
      ],
      right: 2,
      because:
        'The app looks the same with and without real storage. Ask the tool to store the data in a database, then reload again.',
    },
    {
      question: 'Five small changes are on your list. How do you ask for them?',
      answers: [
        'One at a time, with a look at the app and a checkpoint after each',
        'All in one prompt, so that they fit together',
        'All in one prompt, with the most important one first, so that nothing is left out',
      ],
      right: 0,
      because:
        'When one of five changes breaks the list, you have five suspects. After a single change you have one, and a checkpoint to return to.',
    },
    {
      question: 'The same problem has survived three attempts. What do you do?',
      answers: [
        'Describe it a fourth time, longer and with more detail',
        'Go back to the last checkpoint and have that part explained first',
        'Leave it, and build the next feature meanwhile',
      ],
      right: 1,
      because:
        'Each failed repair adds to the pile, and prompts can cost credits. An explanation before the next change often shows the cause.',
    },
    {
      question: 'How do you know that the app works on a phone?',
      answers: [
        'The tool says that the design is responsive',
        'The page looks right in a narrow browser window and in the preview of the tool',
        'I do the main task on a real phone, with one hand and the keyboard open',
      ],
      right: 2,
      because:
        'A narrow window has no keyboard that covers the button and no thumb. Also turn the phone sideways and set its text to large.',
    },
    {
      question: 'What do you try before you send the address to three people?',
      answers: [
        'I use it once more with my own account',
        'I open a private window and try to see or change what I should not',
        'I ask the tool if the app is secure and read its answer',
      ],
      right: 1,
      because:
        'Your own account sees what it may see. Only a stranger, or a second account, shows what the app refuses.',
    },
  ],
};
