import type { TermText } from '../glossary-types.ts';

export const generalFurtherTexts: readonly TermText[] = [
  {
    slug: 'branch',
    plain:
      'A branch is a line of work of its own within a repository. You change things there without touching the version that others use. When the work is good, you merge it; when not, you drop it. For experiments with AI tools a branch costs nothing and saves a lot.',
    example:
      'You want to know how your shop looks with another layout. An agent works on a branch for an hour. You look at it, like one idea, take that over and delete the rest.',
    say: 'Create a branch for this task and work there only. Bring in the changes of the main branch each day, keep the task small, and open a pull request when the tests pass.',
    mistakes: [
      'A branch lives for months, and merging it takes a week.',
      'Two agents work on the same branch and overwrite each other.',
    ],
    related: ['git', 'commit', 'merge-conflict', 'pull-request'],
  },
  {
    slug: 'commit',
    plain:
      'A commit is a saved step in the history of a project: a set of changes with an author, a time and a message. It should hold one thought, so that it can be understood and undone alone. The message says why, because the change itself shows what.',
    example:
      'In autumn the total is wrong. You go through the commits of the week and find one: “Round each item, because the tax office does”. You know at once what happened and whom to ask.',
    say: 'Commit after each step that works. One thought in each commit, a subject of at most 72 characters that says why, and no unrelated formatting in it.',
    mistakes: [
      'Messages such as “update” or “fix” tell nobody anything.',
      'A commit mixes a repair with a new feature, and undoing one loses the other.',
    ],
    related: ['git', 'branch', 'rollback'],
  },
  {
    slug: 'merge-conflict',
    plain:
      'A merge conflict happens when two people, or two tools, changed the same lines in different ways. Git cannot know who is right, marks the place and asks. You decide: one, the other, or both combined. It is normal work and no accident.',
    example:
      'You renamed a button, and a colleague moved it. Git shows both versions. You keep the new name at the new place, run the tests and go on.',
    say: 'Resolve this merge conflict. Explain first what each side wanted. Keep both intentions where possible, ask me where they contradict, and run the tests afterwards.',
    mistakes: [
      'People keep their own side by reflex and throw away the work of somebody else.',
      'The marks of the conflict stay in the file and break the page.',
    ],
    related: ['git', 'branch', 'pull-request'],
  },
  {
    slug: 'code-review',
    plain:
      'In a code review somebody other than the author reads a change before it joins the rest. They look for mistakes, for gaps and for things that nobody will understand in a year. With AI tools it matters more, since code is written faster than anybody reads it. A second model can help, but cannot take the responsibility.',
    example:
      'A tool adds an export of members. The reviewer asks: who may call this? Nobody had checked. Two lines later it is for administrators only.',
    say: 'Review this change as a strict colleague. Look for missing checks of rights, unhandled errors, missing tests and code that exists already. Sort your remarks by how much damage each could do.',
    mistakes: [
      'Reviews discuss spaces and names, and nobody looks at the rights.',
      'The change is too large to read, so everybody nods.',
    ],
    related: ['pull-request', 'linter', 'refactoring'],
  },
  {
    slug: 'user-story',
    plain:
      'A user story says in one sentence who wants to do what, and why: “As a parent I want to see free courses, so that I can book for my child.” It keeps the person in view instead of the screen. It is the start of a conversation and not a full description.',
    example:
      '“Export as CSV” became a story: the treasurer wants the payments of a month for the tax adviser. It turned out that a mail on the first of the month served them better.',
    say: 'Turn my notes into user stories. Name the person, the wish and the reason, mark where I gave no reason, and order them by how many people they help.',
    mistakes: [
      'Each story begins with “As a user”, so nobody is meant.',
      'The story describes buttons, and the reason is missing.',
    ],
    related: ['acceptance-criteria', 'mvp', 'user-experience'],
  },
  {
    slug: 'acceptance-criteria',
    plain:
      'Acceptance criteria say when a task is done, in sentences that somebody can check: given this, when that, then this. They name the odd cases as well. For AI tools they are the best part of a prompt, because the tool can turn them into tests.',
    example:
      '“Booking works” is a hope. “Given a free hour, when a member books it, then it shows as taken for everybody within a second, and a second member gets a message” is a criterion.',
    say: 'Write acceptance criteria for this task, with the odd cases: empty, too long, twice, not signed in, offline. Let me correct them. Then write a test for each, and only then the code.',
    mistakes: [
      'Only the good case is written down.',
      'Words such as fast, simple and modern stand in it, which nobody can check.',
    ],
    related: ['user-story', 'unit-test', 'prompt'],
  },
];
