import type { TermText } from '../glossary-types.ts';

export const programmingFurtherTexts: readonly TermText[] = [
  {
    slug: 'linter',
    plain:
      'A linter is a program that reads your code and points at things that are legal and still suspicious: a variable nobody uses, a comparison that is always true, a style that differs from the rest. It does not run the code. It works in the editor and again before a change is merged.',
    example:
      'Your tool leaves an unused import and a forgotten await in the order form. The linter marks both within a second. The forgotten await would have shown “Saved” before anything was saved.',
    say: 'Set up a linter with the recommended rules for our language. Run it after each change, fix what it finds, and ask me before you switch off a rule.',
    mistakes: [
      'People switch off a rule for the whole project because one line annoys them.',
      'People take a clean report as proof that the app works. Tests answer that question.',
    ],
    related: ['compiler', 'code-review', 'ci-cd'],
  },
  {
    slug: 'package-manager',
    plain:
      'A package manager fetches the libraries that your project names, in versions that fit together, with the libraries that these need in turn. It writes the exact versions into a lock file. Whoever installs the project later gets the same set. In the world of JavaScript, npm is the usual one.',
    example:
      'You clone your app on a new laptop. One command, npm install, reads the lock file and fetches two hundred packages. The app starts as it did on the old machine.',
    say: 'Add this package with the package manager and commit the lock file. Tell me what else it brings in, and run the tests before and after.',
    mistakes: [
      'People leave the lock file out of the repository, so each machine gets other versions.',
      'People install a package with a mistyped name. Such names are sometimes traps.',
    ],
    related: ['dependency', 'library', 'repository'],
  },
  {
    slug: 'dependency',
    plain:
      'A dependency is software of other people that yours cannot run without. Each one is work that you do not have to do, and a promise that you rely on. When it has a security hole, your app has one too. Updates are part of owning an app.',
    example:
      'Your shop uses a library that reads uploaded pictures. Its makers report a hole and publish a repaired version. You update, run the tests and deploy the same day.',
    say: 'List our dependencies, say what each is for, and find those that nobody uses or maintains. Propose updates one at a time, with the tests after each.',
    mistakes: [
      'People update everything at once after a year, and cannot tell what broke.',
      'People never update, because it works. Attackers read the same reports.',
    ],
    related: ['library', 'package-manager', 'technical-debt'],
  },
  {
    slug: 'stack-trace',
    plain:
      'A stack trace is the trail that a program leaves when it fails. It names the error and then the chain of functions that led there, each with file and line. The top lines say where it broke. Lines in your own files matter more than those in libraries.',
    example:
      'The profile page shows an error. The trace says “cannot read name of undefined”, in the file of the greeting, line 12. A guest without an account has no name, and nobody thought of guests.',
    say: 'Here is the whole stack trace, and what I did before. Find the first line in our own code, explain what was undefined there and why, and only then propose a fix.',
    mistakes: [
      'People paste only the red first line. The trail below it holds the cause.',
      'An app shows the trace to visitors, who learn file names and versions from it.',
    ],
    related: ['debugging', 'logging', 'bug'],
  },
  {
    slug: 'end-to-end-test',
    plain:
      'An end-to-end test uses your app as a person does. It opens a browser, clicks, types and looks at what appears. It checks that page, server and database work together. It is slower than a unit test, so a project has few of them, for the ways that must never break.',
    example:
      'Each night a test signs up, books a court, pays with a test card and finds the booking in the list. When a change breaks the payment form, you know it before the first customer does.',
    say: 'Write an end-to-end test for sign-up and first booking. Find elements by their role and label, wait for what a person would see, and use no fixed pauses.',
    mistakes: [
      'Fixed pauses make tests slow and still let them fail at random.',
      'Tests share data, so one fails because another ran before it.',
    ],
    related: ['unit-test', 'staging', 'ci-cd'],
  },
  {
    slug: 'logging',
    plain:
      'Logging means that a program writes down what it does: one line for each event, with time and details. When something goes wrong at night, the log is what you have. Good lines say what happened, to which record, and how long it took, and they leave secrets out.',
    example:
      'A customer says that no confirmation came. You search the log for the order number and read that the mail service refused the address, because it ended in “gmial.com”.',
    say: 'Log each order with its id, its outcome and the time that it took. Never log passwords, tokens, card numbers or the text of messages. Make errors easy to search for.',
    mistakes: [
      'People log everything, with personal data in it, and turn the log into a risk.',
      'An error is caught and nothing is written, so it never happened for anybody who looks.',
    ],
    related: ['monitoring', 'debugging', 'stack-trace'],
  },
];
