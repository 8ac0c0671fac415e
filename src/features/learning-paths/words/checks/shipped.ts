import type { CheckStation } from '../path-types.ts';

export const beforeStrangersCome: CheckStation = {
  number: 6,
  kind: 'check',
  slug: 'before-strangers-come',
  title: 'Five questions: before strangers come',
  why: 'These five decisions are hard to make up for on the day when something goes wrong.',
  minutes: 3,
  questions: [
    {
      question: 'How do you keep an AI agent from emptying the data of your users?',
      answers: [
        'Every prompt says that it must not delete anything, and why that matters',
        'It works on a copy with its own database and its own keys',
        'It asks you before each larger change',
      ],
      right: 1,
      because:
        'A request can be misread, and a quick clean-up runs in a second. What the agent cannot reach, it cannot delete.',
    },
    {
      question: 'When do you know that your backup is good?',
      answers: [
        'The host shows that backups are switched on',
        'A new copy arrives each night, and no error was ever reported',
        'You restored it into an empty database, and the app ran on it',
      ],
      right: 2,
      because:
        'Until you have restored it, you only hope that nothing is missing. Do it once before launch, and include uploaded files.',
    },
    {
      question: 'A freelancer offers to register the domain for you. What do you do?',
      answers: [
        'Register it in your own account, with two-factor sign-in and automatic renewal',
        'Let them do it, if they promise in writing to hand it over later',
        'Let them do it, because they set the entries anyway and can renew it for you in time',
      ],
      right: 0,
      because:
        'Who controls the name controls the site and its mail. Give access to others, and keep the account.',
    },
    {
      question: 'You connect a domain that already receives mail. Which accident do you avoid?',
      answers: [
        'Changing the entries for mail, which stand in the same list',
        'Using www and the bare name at the same time',
        'Keeping the old address of the host for a while',
      ],
      right: 0,
      because:
        'Site and mail share one list of entries. Change only those that the site needs, then send a mail to the domain and answer it.',
    },
    {
      question: 'When does your app count an order as paid?',
      answers: [
        'When the customer comes back to the thank-you page',
        'When the provider has confirmed the payment to your server',
        'When the customer presses the button to pay',
      ],
      right: 1,
      because:
        'Anybody can open the thank-you page without paying, and some who paid never reach it. Only the message of the provider counts.',
    },
  ],
};

export const openForPeople: CheckStation = {
  number: 12,
  kind: 'check',
  slug: 'open-for-people',
  title: 'Five questions: open for people',
  why: 'The last look before you share the address with people who do not know you.',
  minutes: 3,
  questions: [
    {
      question: 'Who should do the last try before launch, and how?',
      answers: [
        'You, on your laptop, with the account that you built with',
        'The tool, which reads the code and reports',
        'Somebody who acts as a stranger, on a phone with mobile data and a new account',
      ],
      right: 2,
      because:
        'Your laptop and your account hide slow pages, lost mails and missing rights. Your first visitors have neither.',
    },
    {
      question:
        'Your app calls a model, and each call costs money. What protects you from the worst month?',
      answers: [
        'Limits on input and on uses per person, and a monthly cap at the provider',
        'A mail from the provider when the bill is ready',
        'A cheap model, because each call then costs little',
      ],
      right: 0,
      because:
        'Without limits the worst month has no upper end. A message tells you about costs; a cap stops them.',
    },
    {
      question: 'Which check tells you soonest that your app cannot do its work any more?',
      answers: [
        'One that asks every minute if the start page answers',
        'One that also makes sure that the database answers',
        'One that looks at the bill of the host',
      ],
      right: 1,
      because:
        'A start page can look fine while nobody can sign in. A check should touch what the app needs for its work.',
    },
    {
      question: 'What is the best base for your privacy page?',
      answers: [
        'A template from an app of the same kind',
        'A list of what your code stores and sends, checked by a person who is liable for it',
        'A text by a model that knows the law of your country',
      ],
      right: 1,
      because:
        'A template describes another app. Look into the code and the network tab; data that you never use need not be collected.',
    },
    {
      question: 'You hire a developer for a review. How do they get into your services?',
      answers: [
        'You send them your passwords in a message and change them later',
        'You open the services under their name from now on',
        'You invite them with the invitation feature of each service',
      ],
      right: 2,
      because:
        'An invitation can be taken back, and a password that was sent cannot. The accounts and the code stay yours.',
    },
  ],
};
