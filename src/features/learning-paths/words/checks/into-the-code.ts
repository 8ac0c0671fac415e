import type { CheckStation } from '../path-types.ts';

export const readAChange: CheckStation = {
  number: 7,
  kind: 'check',
  slug: 'read-a-change',
  title: 'Five questions: read a change',
  why: 'A look at the difference takes a minute and catches what the screen does not show.',
  minutes: 3,
  questions: [
    {
      question: 'Before the first commit, git status lists a file named .env. What do you do?',
      answers: [
        'Commit it, because the app cannot start without it',
        'Add it to .gitignore before you commit',
        'Commit it now and delete it in the next commit',
      ],
      right: 1,
      because:
        'Whatever you commit stays in the history, even after you delete it. A file with secrets must never get in.',
    },
    {
      question:
        'You asked for a new label. The list shows a changed session file and removed tests. What now?',
      answers: [
        'Keep it, because the app still works',
        'Undo the tests only, because sessions are too hard to judge',
        'Have each of these changes explained or put back before you commit',
      ],
      right: 2,
      because:
        'The quickest way to make a failing check pass is to remove it. Changes that you did not ask for need a reason.',
    },
    {
      question:
        'An AI change altered a table and damaged data. You go back to the code of Monday. What about the data?',
      answers: [
        'It stays as it is now; only a backup of the database brings it back',
        'It goes back to Monday too, because the tables are part of the project',
        'It goes back as soon as the app starts again',
      ],
      right: 0,
      because:
        'Git saves code and not the database. Make a backup before a change that touches tables.',
    },
    {
      question:
        'An endpoint deletes a booking by the id in the request and checks that somebody is signed in. What is missing?',
      answers: [
        'A second sign-in before each deletion',
        'A check that the booking belongs to this person',
        'A longer id that is harder to guess',
      ],
      right: 1,
      because:
        'A member could change the id and delete the booking of somebody else. Put the owner into the query itself.',
    },
    {
      question: 'You want to know if an endpoint is safe. What tells you most?',
      answers: [
        'The tool says that it follows best practices',
        'The code has many comments about security',
        'You send the request as a signed-out visitor and see what comes back',
      ],
      right: 2,
      because:
        'An explanation is a guess until you try it. Use a copy of your own app with invented data.',
    },
  ],
};

export const codeYouOwn: CheckStation = {
  number: 12,
  kind: 'check',
  slug: 'code-you-own',
  title: 'Five questions: code that you own',
  why: 'You own the code when you can say why it is right; these questions show how.',
  minutes: 3,
  questions: [
    {
      question: 'Who decides the expected results in a test for your prices?',
      answers: [
        'You, in a table of examples that is written before the test',
        'The tool, which reads them off the present code and writes one test for each',
        'The tool, with the same formula as in the code',
      ],
      right: 0,
      because:
        'A test that is read off the code proves only that the code does what it does. You know the rule of your business.',
    },
    {
      question:
        'After a change a test fails, and the tool offers to adjust the test. What comes first?',
      answers: [
        'Accept, because the new code does what you wanted and the test is older',
        'Switch the test off until the feature is finished',
        'Read the test: perhaps it is right and the change is wrong',
      ],
      right: 2,
      because:
        'Under pressure a tool likes to change the expectation. Then the fault stays, and nothing warns you any more.',
    },
    {
      question: 'The app shows an error. Which request brings you to the cause?',
      answers: [
        'The red first line and "fix it"',
        'The whole message, with three possible causes and a check for each',
        'A request to catch the error, so that visitors do not see it',
      ],
      right: 1,
      because:
        'A quick repair often hides the message and leaves the cause. Repair only the cause that you have proved.',
    },
    {
      question: 'Where do you have a change reviewed that an AI session has written?',
      answers: [
        'In a new session, with the intent of the change in one sentence',
        'In the same session, because it knows the change and all its reasons best',
        'Nowhere, if all tests pass',
      ],
      right: 0,
      because:
        'The session that wrote the code defends it. The intent shows what the change does too much and too little.',
    },
    {
      question: 'You tidy an old part, and on the way you find a bug. What do you do with it?',
      answers: [
        'Repair it at once in the same commit, while you still have it in mind',
        'Change the tests so that they fit the repaired code',
        'Note it in a list and repair it in a commit of its own',
      ],
      right: 2,
      because:
        'Tidying must not change what the code does. If both are mixed, a later fault may come from either.',
    },
  ],
};
