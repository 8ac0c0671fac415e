import type { GlossaryTerm } from '../glossary-types.ts';

export const programmingTerms: readonly GlossaryTerm[] = [
  {
    slug: 'algorithm',
    term: 'Algorithm',
    definition:
      'A series of exact steps that solves a problem, such as sorting a list or finding the shortest route. Code is an algorithm written so that a computer can follow it.',
    category: 'Programming',
  },
  {
    slug: 'variable',
    term: 'Variable',
    definition:
      'A name for a value that a program keeps and may change, such as the number of items in a cart.',
    category: 'Programming',
  },
  {
    slug: 'function',
    term: 'Function',
    definition:
      'A named piece of code that takes some input, does one job and usually gives a result back. Write it once, use it everywhere.',
    category: 'Programming',
  },
  {
    slug: 'compiler',
    term: 'Compiler',
    definition:
      'A program that translates source code into a form a computer can run, and reports mistakes on the way.',
    category: 'Programming',
  },
  {
    slug: 'debugging',
    term: 'Debugging',
    definition:
      'Finding out why a program does not do what you expect, and fixing the cause. The best start is to make the mistake happen reliably.',
    category: 'Programming',
  },
  {
    slug: 'refactoring',
    term: 'Refactoring',
    definition:
      'Changing how code is written without changing what it does, so that the next change is easier.',
    category: 'Programming',
  },
  {
    slug: 'unit-test',
    term: 'Unit test',
    definition:
      'A small piece of code that checks one behavior of your program automatically. If somebody breaks that behavior later, the test tells you at once.',
    category: 'Programming',
  },
  {
    slug: 'type-system',
    term: 'Type system',
    definition:
      'Rules that say what kind of value goes where: text, number, date. TypeScript adds them to JavaScript and catches many mistakes before the program runs.',
    category: 'Programming',
  },
  {
    slug: 'library',
    term: 'Library',
    definition:
      'Ready-made code for one kind of task that you call from your own program. You stay in charge of the flow.',
    category: 'Programming',
  },
  {
    slug: 'framework',
    term: 'Framework',
    definition:
      'A ready-made structure for a whole kind of application. You fill in the parts, and the framework decides when they run.',
    category: 'Programming',
  },
  {
    slug: 'asynchronous-code',
    term: 'Asynchronous code',
    definition:
      'Code that starts something slow, such as a network request, and carries on instead of waiting. The result is handled when it arrives.',
    category: 'Programming',
  },
];
