import type { LibraryPrompt } from '../prompt-types.ts';

export const testingPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'tests-for-the-rules',
    title: 'Tests for the rules of your business',
    prompt:
      'Write tests for this rule of {app}: {rule}. First write a table of examples with input, expected result and the reason in words; include the usual case, each border from both sides, nothing, very much, and what makes no sense. Ask me about each row where the rule does not say what should happen. Do not look at the present code for the expected results: I decide what is right. Then turn each row into one test, named by the reason. Run them and show me which fail. Then, and only then, tell me whether the code or the rule is wrong, and wait. Never change an expected result to make a test pass.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the parcel service' },
      {
        name: 'rule',
        label: 'The rule',
        example: 'shipping is free from 50 dollars, except for parcels over 20 kg and islands',
      },
    ],
    suggestedTool: 'cursor',
    summary:
      'Examples in a table first, decided by you, then one test per row that nobody bends later.',
    kind: 'test',
    level: 'Beginner',
    minutes: 30,
    why: 'Tests that are read off the code prove that the code does what it does. The table brings the decision back to the person who knows the business. The last sentence matters: under pressure a tool likes to change the expectation.',
    checks: [
      'You can judge each row without reading code.',
      'Rows exist for exactly 50 dollars and for one cent less.',
      'Change a number in the rule in the code: a test fails.',
      'The names of the tests read like your rule.',
    ],
    variants: [
      {
        title: 'Many inputs',
        addition: 'Add a test with 1,000 random orders that checks what must always be true.',
      },
      {
        title: 'From complaints',
        addition: 'I paste three complaints of customers. Each becomes a row.',
      },
    ],
    notFor:
      'Looks and words change too often for such tests. Check them by eye or with a picture comparison.',
    terms: ['unit-test', 'acceptance-criteria', 'function'],
    related: ['refunds-and-cancellations', 'freeze-behavior-before-a-change', 'review-my-change'],
  },
  {
    slug: 'end-to-end-test-of-a-path',
    title: 'Test a whole path in the browser',
    prompt:
      'Write a test in a real browser, with Playwright, for the most important path of {app}: {path}. Find elements the way people do, by label, role and text, never by class or position. Each run makes its own person and data. Wait for what becomes visible, never for a number of seconds. Replace {outside} by a stand-in that we control, and say what this no longer proves. Check what the person sees at each step and, at the end, the record in the database. Run it at the size of a phone too. When it fails, keep a picture and the steps. Run it twenty times in a row. Give me the steps in words first.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the theater box office' },
      { name: 'path', label: 'Path', example: 'choose a play, pick two seats, pay, get tickets' },
      { name: 'outside', label: 'Outside services', example: 'payment and mail' },
    ],
    suggestedTool: 'playwright-test-agents',
    summary: 'One path that must never break, clicked in a real browser and stable twenty times.',
    kind: 'test',
    level: 'Advanced',
    minutes: 60,
    why: 'One test of the path that earns your money is worth more than fifty of buttons. Tests that sometimes fail get ignored, so stability is part of the order. Labels and roles as handles check accessibility along the way.',
    checks: [
      'Break a step on purpose: the test fails and the picture shows where.',
      'Search for fixed waiting times: there are none.',
      'Run it alone and together with others: the result is the same.',
      'Read what the stand-ins leave unproven.',
    ],
    variants: [
      {
        title: 'Before each deployment',
        addition: 'Run it on the staging copy before each deployment and stop if it fails.',
      },
      {
        title: 'As a record',
        addition: 'Write the test from the attached recording of my screen.',
      },
    ],
    notFor: 'Rules with many cases are slow to test through a browser. Test those as functions.',
    terms: ['end-to-end-test', 'ci-cd', 'user-interface'],
    related: ['accessibility-pass', 'staging-copy', 'try-it-like-a-user'],
  },
  {
    slug: 'tests-for-who-may-do-what',
    title: 'Tests with the wrong person',
    prompt:
      'Write tests for {app} in which the wrong person tries everything. People: {people}. Read the endpoints from the router itself; a test fails if one has no row in the table of rights. For every endpoint and person expect allowed or refused from the table, with real records of two different owners. Refused means: the right status, no data in the answer, nothing changed in the database, no mail sent. Try ids of others in the address, in the body and in nested fields, and fields nobody may set, such as {protected-fields}. Print the matrix at the end. Begin with the table for me to correct, then the tests, then the list of failures without repairs.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the tutoring market' },
      { name: 'people', label: 'People', example: 'visitor, pupil, other pupil, tutor and admin' },
      { name: 'protected-fields', label: 'Protected fields', example: 'role, price and owner' },
    ],
    suggestedTool: 'claude-code',
    summary:
      'Every endpoint tried by every kind of person, and no new endpoint without a decision.',
    kind: 'test',
    level: 'Advanced',
    minutes: 75,
    why: 'Normal tests use the right person and find everything in order. Holes lie in requests that no button sends. The list comes from the router, because a list written by hand forgets the endpoint of tomorrow.',
    checks: [
      'Add an endpoint without a row: a test fails at once.',
      'Remove one check in the code: the matrix shows the hole.',
      'The tests use two owners with records of the same kind.',
      'Refused requests leave the database unchanged.',
    ],
    variants: [
      {
        title: 'Only reading',
        addition: 'Begin with everything that reads, and leave changes for a second round.',
      },
      {
        title: 'Uploaded files',
        addition: 'Include links to files, small pictures and exports.',
      },
    ],
    notFor:
      'It does not decide who should be allowed. Make the table of roles with the people who run the business first.',
    terms: ['authorization', 'end-to-end-test', 'http-status-code'],
    related: ['roles-and-rights', 'who-may-see-what', 'row-level-security'],
  },
  {
    slug: 'review-my-change',
    title: 'Review my change before I merge',
    prompt:
      'Review the difference between this branch and {branch}. The change was meant to do this: {intent}. You did not write it and you want to find faults. Read the surrounding code too. Report: what it does beyond the intent, what it misses, what breaks for {users}, which case has no test, what was copied although it exists already, what is left over from attempts. For each finding give file, line, an example that goes wrong, and how sure you are. Sort by harm and leave taste out. If you find nothing, say which three places you would test by hand. Do not change anything. At the end write in two sentences whether you would merge it.',
    fields: [
      { name: 'branch', label: 'Main branch', example: 'main' },
      { name: 'intent', label: 'Intent', example: 'people can pause a subscription for a month' },
      { name: 'users', label: 'Who could suffer', example: 'people with yearly plans' },
    ],
    suggestedTool: 'coderabbit',
    summary:
      'A second pair of eyes that compares the change with its intent and proves each fault.',
    kind: 'test',
    level: 'Intermediate',
    minutes: 20,
    why: 'The session that wrote the code defends it, so review in a new one. The intent in one sentence is the measure for too much and too little. An example that goes wrong separates real faults from taste.',
    checks: [
      'Try the example of the first finding: it really goes wrong.',
      'The list names something that the change does beyond the intent, or says that there is nothing.',
      'No finding is about style alone.',
    ],
    variants: [
      {
        title: 'As questions',
        addition: 'Write each finding as a question to the author, in a friendly tone.',
      },
      {
        title: 'Only data',
        addition: 'Look only at migrations, deletions and anything that cannot be undone.',
      },
    ],
    notFor:
      'A difference of three thousand lines cannot be reviewed well by anybody. Split it into parts first.',
    terms: ['code-review', 'pull-request', 'branch'],
    related: ['security-review', 'plan-before-code', 'tests-for-the-rules'],
  },
  {
    slug: 'freeze-behavior-before-a-change',
    title: 'Freeze the behavior before a change',
    prompt:
      'I want to change {part} of {app}, and nobody knows all that it does. Before the change, write tests that hold on to what it does today, right or wrong. Find all its inputs: calls, settings, files, time, database. Choose {count} inputs that reach every branch, record the real results, and store them in a form that I can read and compare. Replace clock and chance by fixed values. Where today\'s behavior looks like a bug, keep it in the tests and mark it with "is this meant?". Report which lines no test reaches, and why. Change no line of the code itself, except to make time and chance replaceable, and show me those lines first. Then list the marked places for my decision.',
    fields: [
      { name: 'part', label: 'Part', example: 'the calculation of wages' },
      { name: 'app', label: 'Your app', example: 'our shift planner' },
      { name: 'count', label: 'Inputs', example: '40' },
    ],
    suggestedTool: 'qodo',
    summary:
      'Record what old code really does, odd results included, before you touch a line of it.',
    kind: 'test',
    level: 'Advanced',
    minutes: 60,
    why: 'Old code holds rules that nobody wrote down, and some of its faults are relied upon. Recorded results tell you after each step whether anything moved. Marking instead of repairing keeps two changes apart: the cleanup and the correction.',
    checks: [
      'Change one number in the part: at least one test fails.',
      'Run the tests on two days: the results are the same.',
      'Every mark "is this meant?" has an answer from you.',
      'The lines that no test reaches are listed.',
    ],
    variants: [
      {
        title: 'From real life',
        addition: 'Take inputs from last month, with names and amounts replaced.',
      },
      {
        title: 'Compare two versions',
        addition: 'Run the old and the new code side by side and print each difference.',
      },
    ],
    notFor: 'New code that you write today needs tests from its rules, not from its results.',
    terms: ['unit-test', 'refactoring', 'technical-debt'],
    related: ['refactor-in-small-steps', 'tests-for-the-rules'],
  },
  {
    slug: 'try-it-like-a-user',
    title: 'A script to try it by hand',
    prompt:
      'Write a script with which {tester} tries {app} by hand in {minutes} minutes. No technical knowledge. Each step says what to do, what should be seen, and leaves room for yes, no and a note. Cover the main path {path}, then how people really behave: going back, closing the window, leaving an input empty, pasting long text, clicking twice, losing the connection, a second device, a small phone. Put the steps with the greatest harm first, so that an early stop still helps. Add three open questions for the end. Make it one page to print, with the accounts and data the person needs. Then tell me which of these steps a program could check from now on.',
    fields: [
      { name: 'tester', label: 'Tester', example: 'my neighbor' },
      { name: 'app', label: 'Your app', example: 'the car-sharing app' },
      { name: 'minutes', label: 'Minutes', example: '20' },
      { name: 'path', label: 'Main path', example: 'book a car for tomorrow and cancel it' },
    ],
    suggestedTool: 'claude-artifacts',
    summary: 'One page with which anybody can test your app in twenty minutes, worst things first.',
    kind: 'test',
    level: 'Beginner',
    minutes: 15,
    why: 'People use apps in ways that no author thinks of, and a stranger sees in twenty minutes what you no longer notice. A script with yes and no makes the results comparable after each version. The open questions catch what no step asks.',
    checks: [
      'Hand it over without an explanation: the person can start.',
      'Each step has one thing to see.',
      'The first five steps cover what would hurt most.',
      'Notes lead to steps that you can repeat.',
    ],
    variants: [
      {
        title: 'After each release',
        addition: 'Make a version of five minutes for after each release.',
      },
      {
        title: 'Watch silently',
        addition: 'Add a sheet for me as the observer: what to note, and when not to help.',
      },
    ],
    notFor:
      'It does not find faults that show up with a thousand users. Use monitoring and load tests for those.',
    terms: ['user-experience', 'bug', 'acceptance-criteria'],
    related: ['end-to-end-test-of-a-path', 'launch-checklist', 'feedback-button'],
  },
];
