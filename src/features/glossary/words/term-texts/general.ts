import type { TermText } from '../glossary-types.ts';

export const generalTexts: readonly TermText[] = [
  {
    slug: 'open-source',
    plain:
      'Open source means that everybody may read the code, use it, change it and pass it on, under the terms of a license. Most apps stand on it. Free does not mean without duties: some licenses want to be named, and some want you to publish your own changes.',
    example:
      'Your app uses an open-source calendar. Its license allows commercial use and asks you to keep the notice. You find a fault, repair it and send the repair back, and the next version contains it.',
    say: 'List the licenses of everything that we use. Say which duties follow for an app that we sell, and which parts I should let a lawyer look at.',
    mistakes: [
      'Code is copied from the web without any license. Without one you may not use it.',
      'A library that one tired person maintains carries the whole business.',
    ],
    related: ['library', 'dependency', 'repository'],
  },
  {
    slug: 'git',
    plain:
      'Git keeps the history of your project. Each saved step, a commit, says what changed, when and why. You can look back, compare, try something on a branch and return. For work with AI tools it is the safety net: whatever a tool does, you can see it and undo it.',
    example:
      'Your tool rewrites the checkout, and suddenly the search is broken. You look at the difference, see that it touched a shared file, and go back to the commit of this morning.',
    say: 'Commit before you begin and after each working step, with a message that says why. Never rewrite the history or force a push. Show me the difference before I merge.',
    mistakes: [
      'One commit holds a week of work, so nobody can undo a part of it.',
      'Secrets or huge files are committed and stay in the history.',
    ],
    related: ['repository', 'commit', 'branch', 'pull-request'],
  },
  {
    slug: 'repository',
    plain:
      'A repository is the home of a project: all files and their whole history. It usually has a copy at a service such as GitHub, where others can read, comment and propose changes. A short file named README says what it is and how to start it.',
    example:
      'You hand your app to a developer. They clone the repository, read the README, start it with two commands and see in the history why the price rule is so strange.',
    say: 'Tidy this repository: a README with purpose and start, a file that ignores what should not be stored, an example of the settings without values, and clear names for folders.',
    mistakes: [
      'The only copy lies on one laptop.',
      'A private repository is made public, and the history holds old passwords.',
    ],
    related: ['git', 'pull-request', 'documentation'],
  },
  {
    slug: 'pull-request',
    plain:
      'A pull request says: here is a change, please look at it before it joins the rest. It shows each line that was added or removed, and people and machines comment on it. It is the natural place to check what an AI tool has written. Small ones get read; large ones get waved through.',
    example:
      'Your agent opens a pull request with 80 changed lines and a picture of the new page. The tests are green. You ask about one line, it explains, and you merge.',
    say: 'Open a pull request for this one change only. Describe why, what you tested and what you are not sure about. Keep it under 200 lines, or split it.',
    mistakes: [
      'Two thousand lines at once are approved after a glance.',
      'Unrelated tidying hides in it, and the real change cannot be seen.',
    ],
    related: ['git', 'branch', 'code-review', 'ci-cd'],
  },
  {
    slug: 'mvp',
    plain:
      'An MVP is the smallest version that does one useful thing for real people. You build it to learn whether the idea holds, and what to build next. It is small and not sloppy: what it does, it does well. Everything else waits until somebody misses it.',
    example:
      'A marketplace for garden tools starts with one district, one page and a phone number. After thirty loans you know that people want delivery, and not the chat you had planned.',
    say: 'Here is my idea. Name the one question that we must answer first, the smallest version that answers it within two weeks, and ten things that we leave out for now.',
    mistakes: [
      'It contains every feature in a half-finished state.',
      'Nobody decided beforehand which result would mean stop.',
    ],
    related: ['prototype', 'user-story', 'acceptance-criteria'],
  },
  {
    slug: 'prototype',
    plain:
      'A prototype is a model that you can click. It shows how an app would look and feel, so that people can react before money is spent. It may be fake inside: no database, invented data. The danger is that it looks finished, and somebody puts it into use.',
    example:
      'You show three customers a clickable booking page on a phone. Two look for the price in vain. You move it before a single line of real code exists.',
    say: 'Build a prototype with invented data for these four screens. No database and no sign-in. Write on each screen that it is a prototype, and list what a real version would need.',
    mistakes: [
      'The prototype goes live because it works on the screen.',
      'People fall in love with its looks and stop asking users.',
    ],
    related: ['mvp', 'user-experience', 'vibecoding'],
  },
  {
    slug: 'user-interface',
    plain:
      'The user interface is everything that a person sees, hears and touches in an app: pages, buttons, words, messages. Good interfaces say where you are, what you can do and what just happened. Words are a part of it, and often the cheapest one to improve.',
    example:
      'A button says “Submit”. People hesitate, because it might cost something. You write “Send the request, it is free”, and more people press it.',
    say: 'Review this screen as a first-time visitor. What is it for, what can I do, what happens next? List what is unclear, and propose better words before you change the layout.',
    mistakes: [
      'Icons without words leave people guessing.',
      'The states nobody draws are missing: empty, loading, failed, very long.',
    ],
    related: ['user-experience', 'component', 'accessibility'],
  },
  {
    slug: 'user-experience',
    plain:
      'User experience is how it feels to get something done with your app, from the first visit to the hundredth. It includes speed, clear words, few steps and what happens when something goes wrong. You do not find out by thinking. You find out by watching people.',
    example:
      'You watch a neighbor book a court. She looks for the calendar for a minute, because it stands behind a button named “Resources”. You rename it, and the next person finds it at once.',
    say: 'Write a plan for watching three people use this app: the task I give them, what I must not say, and what I note. Afterwards sort my notes by how often each problem came up.',
    mistakes: [
      'People ask friends if they like it, instead of watching them use it.',
      'The team knows the app so well that it no longer sees the first visit.',
    ],
    related: ['user-interface', 'prototype', 'accessibility'],
  },
  {
    slug: 'technical-debt',
    plain:
      'Technical debt is a shortcut in the code that costs you a little more with each later change. Like other debt it can be wise, if you know about it and pay it back. It becomes a problem when nobody knows how much there is and every change takes longer than the last.',
    example:
      'To be ready for the fair you copied the price rules into three places. It was the right decision that week. The next price change takes a day instead of an hour, and one place is forgotten.',
    say: 'List the five worst shortcuts in this code: where they are, what they cost us with the next changes, and how long the repair takes. Start with the one that blocks the next feature.',
    mistakes: [
      'Everything ugly is called debt, although it never has to change.',
      'A tool piles new code on top, because nobody asks it to tidy first.',
    ],
    related: ['refactoring', 'prototype', 'dependency'],
  },
  {
    slug: 'bug',
    plain:
      'A bug is a difference between what a program does and what it should do. To repair it, somebody has to be able to see it again. A good report says what you did, what you expected and what happened instead. Many bugs are gaps in the description and not slips in the code.',
    example:
      '“The form does not work” helps nobody. “On an iPhone, with an umlaut in the name, Send shows an error and nothing is stored” is repaired in an hour.',
    say: 'Here is what I did, what I expected and what happened. Make it happen again in a test first, find the cause, fix it, and look for the same mistake in other places.',
    mistakes: [
      'The sign is repaired in one place, and the cause strikes elsewhere.',
      'No test is added, and the bug comes back in spring.',
    ],
    related: ['debugging', 'unit-test', 'stack-trace'],
  },
  {
    slug: 'documentation',
    plain:
      'Documentation explains what software is for, how to use it and why it is as it is. The why matters most, because the code already says what it does. AI tools read it too: a good page about your rules saves you from repeating them in each prompt.',
    example:
      'A file in your project says: prices are in cents, times are in the zone of the club, never delete bookings. Your tool reads it at the start of each chat and keeps to it.',
    say: 'Write a page for newcomers: what this app does, how to start it, the ten rules that must hold, and where things are. Leave out what the code shows by itself.',
    mistakes: [
      'It describes how things were a year ago, and misleads everybody.',
      'It is so long that nobody reads it, people and tools alike.',
    ],
    related: ['repository', 'code-review', 'prompt'],
  },
];
