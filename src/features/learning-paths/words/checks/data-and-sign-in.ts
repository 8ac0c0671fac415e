import type { CheckStation } from '../path-types.ts';

export const dataAndAccounts: CheckStation = {
  number: 8,
  kind: 'check',
  slug: 'data-and-accounts',
  title: 'Five questions: data and accounts',
  why: 'Mistakes in stored data and in sign-in are the hardest to repair once people use the app.',
  minutes: 3,
  questions: [
    {
      question: 'A student must never have two bookings for one class. Where does this rule stand?',
      answers: [
        'In the form, which hides the button after the first booking',
        'In the prompt, so that the tool keeps it in mind',
        'In the database, as a rule that no row may break',
      ],
      right: 2,
      because:
        'Code around the data is rewritten again and again, and forms can be passed by. A rule in the database keeps working.',
    },
    {
      question: 'Two people press Book for the last seat in the same moment. What helps?',
      answers: [
        'Count and store in one transaction that locks the class first',
        'Count the seats again just before the page is shown',
        'Disable the button after the first press',
      ],
      right: 0,
      because:
        'Without the lock both see one free seat, and both get it. Ask for a test that sends two bookings at once.',
    },
    {
      question: 'How does your app store a price of 24.50?',
      answers: [
        'As the text "$24.50", exactly as people read it',
        'As 2450 whole cents',
        'As the decimal fraction 24.5',
      ],
      right: 1,
      because:
        'Decimal fractions drift when they are added, and text cannot be added. Whole cents stay exact.',
    },
    {
      question:
        'Anna is signed in and changes /invoices/812 to 813, which is not hers. What is right?',
      answers: [
        'The server compares the owner of 813 with Anna and answers "not found"',
        'The server sees that she is signed in and shows the invoice',
        'The page hides the link to 813, so she cannot get there',
      ],
      right: 0,
      because:
        'Sign-in says who somebody is, and not what they may see. The server has to check the owner with each single request.',
    },
    {
      question:
        'Somebody asks for a sign-in link with an address that has no account. What do they read?',
      answers: [
        'That no account exists for this address',
        'That the address was misspelled, with a suggestion',
        'The same answer as somebody with an account',
      ],
      right: 2,
      because:
        'Different answers tell strangers who is a member. Try both addresses and compare the words.',
    },
  ],
};

export const nothingLeaks: CheckStation = {
  number: 12,
  kind: 'check',
  slug: 'nothing-leaks',
  title: 'Five questions: nothing leaks',
  why: 'Each question is a mistake that opens the data or the bill of a small app.',
  minutes: 3,
  questions: [
    {
      question: 'Your page talks to Supabase with the publishable key. When is that safe?',
      answers: [
        'When the key is stored in a file that nobody knows',
        'When row-level security is switched on for every table',
        'When every visitor has to sign in first',
      ],
      right: 1,
      because:
        'Every visitor can read a key that is in the page. Without row-level security that key opens the whole database to anyone.',
    },
    {
      question: 'A policy lets all signed-in people read the table of notes. What is wrong?',
      answers: [
        'Nothing, because visitors without an account are refused',
        'Policies slow the table down, so the app should check instead',
        'Each person can read the notes of all others',
      ],
      right: 2,
      because:
        'A policy for private rows has to name the owner. Test it as user A with a row of user B.',
    },
    {
      question: 'A secret key stood in a public repository for an hour. What do you do first?',
      answers: [
        'Revoke the key at the provider',
        'Delete the commit, so that nobody finds it',
        'Make the repository private',
      ],
      right: 0,
      because:
        'Copies exist already in clones and forks. Only a key that no longer works is harmless; the tidying comes last.',
    },
    {
      question:
        'The tool repairs an error by renaming OPENAI_API_KEY to VITE_OPENAI_API_KEY. What happened?',
      answers: [
        'The name now fits the build tool, and the key is as safe as before',
        'The key will be copied into the public files for every visitor',
        'The key works on your computer only',
      ],
      right: 1,
      because:
        'Build tools copy variables with a public prefix into the page. Let the browser ask your server, and keep the key there.',
    },
    {
      question: 'A builder needs your payment key. Where does it belong?',
      answers: [
        'In the field for secrets; the prompt holds only its name',
        'In the message box, if the project is private',
        'In the code, with a comment that it must be replaced later',
      ],
      right: 0,
      because:
        'Chats and code are stored, shared and exported. The tool needs the name of the setting and never its value.',
    },
  ],
};
