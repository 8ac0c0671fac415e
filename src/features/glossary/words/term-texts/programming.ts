import type { TermText } from '../glossary-types.ts';

export const programmingTexts: readonly TermText[] = [
  {
    slug: 'algorithm',
    plain:
      'An algorithm is a recipe that leaves nothing to guess. It says what goes in, which steps follow, and what comes out. The same input gives the same result each time. A good one is correct first and fast second, and speed starts to matter when the list gets long.',
    example:
      'Your booking app has to find a free court. It takes the opening hours, removes the hours that are booked, and sorts the rest by distance from the wished time. These three steps are the algorithm.',
    say: 'Describe in numbered steps how you find the free slots before you write code. Say what happens when two bookings touch, and how slow it gets with 10,000 bookings.',
    mistakes: [
      'People accept code whose steps nobody can explain, and then cannot tell why a result is wrong.',
      'People make a fast version before they have a correct one to compare it with.',
    ],
    related: ['function', 'debugging', 'refactoring'],
  },
  {
    slug: 'variable',
    plain:
      'A variable is a labeled box. The program puts a value into it, reads it later and may replace it. The label should say what is inside, because people and AI tools read names before they read code. Some boxes are sealed: their value never changes, and they are called constants.',
    example:
      'A shop keeps the number of items in the cart in a variable named itemCount. A click on “Add” raises it by one, and the small badge in the header shows it.',
    say: 'Rename the variables in this file so that each name says what it holds, with its unit where it has one, such as priceInCents. Change nothing else.',
    mistakes: [
      'Names such as data, temp or x2 hide what a value means, so the next change breaks it.',
      'Two parts of an app keep the same fact in two variables, and after a while they disagree.',
    ],
    related: ['function', 'type-system', 'environment-variable'],
  },
  {
    slug: 'function',
    plain:
      'A function is a small worker with a name. You hand it something, it does its one job, and it hands a result back. Other code can call it as often as it likes without knowing how it works inside. Programs are mostly functions that call other functions.',
    example:
      'An invoice app has a function that takes a list of items and returns the total with tax. The preview, the PDF and the mail all call it, so all three show the same sum.',
    say: 'The total is computed in three places. Move it into one function, give it a clear name, call it from all three, and show me that the numbers stay the same.',
    mistakes: [
      'One function does five jobs, so nobody can change one of them safely.',
      'A tool writes a second function for a job that exists already, because nobody told it to look first.',
    ],
    related: ['variable', 'component', 'unit-test'],
  },
  {
    slug: 'compiler',
    plain:
      'A compiler reads the code that people write and translates it into something a computer can run. On the way it checks the text, as a strict editor would. It stops at mistakes that it can see, and it cannot see whether the program does what you wanted.',
    example:
      'You ask for a new field on the profile page. The compiler reports that one screen still expects the former name of the field. You learn it at your desk, and not from a customer.',
    say: 'Run the compiler after each change and fix every error that it reports. Do not silence an error with a comment or with the type any; explain the cause first.',
    mistakes: [
      'People read “it compiles” as “it works”. The compiler knows the grammar and not the goal.',
      'People fix the last message of a long list, although the first one usually caused the others.',
    ],
    related: ['type-system', 'bug', 'linter'],
  },
  {
    slug: 'debugging',
    plain:
      'Debugging is detective work. You make the fault happen on purpose, narrow down where it starts, name the cause and only then change code. The fastest way is to look at what the program really did, in its log or step by step, instead of guessing.',
    example:
      'Orders from some customers arrive twice. You notice that all of them have a slow phone. The button stays active while the order is sent, and an impatient second tap sends it again.',
    say: 'Do not fix anything yet. List three possible causes, say how we can tell them apart, and add a log line for each. When we know the cause, write a test that fails because of it.',
    mistakes: [
      'People paste an error and accept the first patch, so the sign goes away and the cause stays.',
      'People change several things at once, and then nobody knows which one helped.',
    ],
    related: ['bug', 'logging', 'stack-trace'],
  },
  {
    slug: 'refactoring',
    plain:
      'Refactoring is tidying a workshop without changing what it makes. You split long functions, give better names and remove what is there twice. Users notice nothing. You notice it with the next change, which takes an hour instead of a day.',
    example:
      'A prototype keeps prices, mail and layout of the checkout in one file of 900 lines. Before you add vouchers, you move each into a file of its own. The tests pass as before, and vouchers need one small new file.',
    say: 'Refactor this file into smaller parts. Keep the behavior exactly as it is, run the tests after each step, and do not add features on the way.',
    mistakes: [
      'People mix new features into it, so a fault may come from either.',
      'People start without tests and find out weeks later that something changed.',
    ],
    related: ['technical-debt', 'unit-test', 'code-review'],
  },
  {
    slug: 'unit-test',
    plain:
      'A unit test is a tiny program that calls one piece of your code and compares the answer with what it should be. It takes milliseconds. Hundreds of them run after each change and tell you at once which promise was broken. They are the memory of what your app must do.',
    example:
      'Your app gives ten percent off from 100 euros on. Three tests check 99.99, 100 and 250. When somebody rewrites the price code, the test of exactly 100 fails and shows the slip.',
    say: 'Write unit tests for the discount first, with the values around each limit. Let me read them. Then write the code until they pass, and do not change the tests.',
    mistakes: [
      'An AI tool edits a failing test until it passes, and the fault stays in the code.',
      'The tests only try the easy case and never the empty, the huge or the wrong one.',
    ],
    related: ['end-to-end-test', 'bug', 'ci-cd'],
  },
  {
    slug: 'type-system',
    plain:
      'A type says what kind of thing a value is: a text, a number, a date, a customer. A type system checks that you never hand a date to a function that wants a number. It finds many slips while you write, and it tells an AI tool what your data looks like.',
    example:
      'A form delivers the age as text. The function that computes a price wants a number. With TypeScript the editor marks the line at once; without it, “18” plus 1 becomes “181”.',
    say: 'Use strict TypeScript. Describe the shape of an order as a type, use it in all files, and check data from outside before you treat it as that type.',
    mistakes: [
      'The type any switches the check off exactly where it would have helped.',
      'Types describe hopes: data from a form or a service still has to be checked when it arrives.',
    ],
    related: ['compiler', 'schema', 'form-validation'],
  },
  {
    slug: 'library',
    plain:
      'A library is a box of finished parts for one kind of task, such as dates, charts or payments. Your code calls it when it needs it. You save weeks, and you take on its faults, its license and its updates as well.',
    example:
      'Your calendar app shows times in several time zones. Instead of writing the rules of daylight saving time yourself, you call a date library that many people test every day.',
    say: 'Before you add a library, check if the language or one that we have already can do it. If not, name two candidates, and say who maintains them, how large they are and which license they have.',
    mistakes: [
      'People add a large library for one small function that takes five lines.',
      'AI tools sometimes name libraries that do not exist. Look the name up before you install it.',
    ],
    related: ['dependency', 'framework', 'package-manager'],
  },
  {
    slug: 'framework',
    plain:
      'A framework is a house with walls and wiring in place. You choose rooms and furniture, and the framework decides when which part of your code runs. That makes common things quick and keeps projects alike. It also makes unusual things harder, because you work within its rules.',
    example:
      'You build a site with pages, a login and a database. The framework brings routing, rendering and forms. You write what your pages say, and put each file where the framework expects it.',
    say: 'We use this framework and its current version. Follow its documented way for routing and data, and do not bring in a second way. Say so when I ask for something that goes against it.',
    mistakes: [
      'People change the framework in the middle of a project for one missing feature.',
      'A tool mixes examples of an old version into a new one. Name your version in the prompt.',
    ],
    related: ['library', 'frontend', 'backend'],
  },
  {
    slug: 'asynchronous-code',
    plain:
      'Some work takes time: a request to a server, a large file, a question to a model. Asynchronous code starts it, goes on with other things and comes back when the answer is there. The screen stays alive meanwhile. You have to say what people see while they wait, and what happens when no answer comes.',
    example:
      'A recipe app asks a model for ideas. A button starts the request and shows a spinner. The person can scroll on. After ten seconds without an answer the app says so and offers another try.',
    say: 'Show a loading state while this runs, a message with a retry button when it fails, and ignore an answer that arrives after the person has moved on.',
    mistakes: [
      'The code does not wait where it must, and saves before the data is there.',
      'Nobody handles the failure, so the spinner turns for ever.',
    ],
    related: ['api', 'javascript', 'webhook'],
  },
];
