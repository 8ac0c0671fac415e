import type { LibraryPrompt } from '../prompt-types.ts';

export const repairPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'read-an-error-message',
    title: 'Read an error message with me',
    prompt:
      'I get this error in {app} when I {action}: {error}. I am not a programmer. Do not change anything yet. Explain the message line by line in plain words: which part says what went wrong, which part says where, and which lines I can ignore. Then give me the three most likely causes, each with a check that I can do in two minutes and what I would see if it is this one. Ask for what the message does not say, such as my last change. After I report what I saw, repair only the proven cause, say in one sentence why it happened, and how we would notice it sooner next time.',
    fields: [
      { name: 'app', label: 'Your app', example: 'my recipe site' },
      { name: 'action', label: 'What you did', example: 'press Save on a new recipe' },
      {
        name: 'error',
        label: 'The message',
        example: 'TypeError: Cannot read properties of undefined (reading "title")',
      },
    ],
    suggestedTool: 'github-copilot',
    summary:
      'Learn what an error says, check three causes yourself, and repair only the proven one.',
    kind: 'fix',
    level: 'Beginner',
    minutes: 15,
    why: 'Pasting an error with "fix it" makes a tool hide the message instead of its cause. Three causes with checks keep it from jumping at the first idea. You also learn to read the one line that matters, and need the tool less the next time.',
    checks: [
      'The explanation names a file of yours, not only of a library.',
      'You did the check yourself and saw what was predicted.',
      'The repair does not just swallow the error.',
      'Do the same action again, and two similar ones.',
    ],
    variants: [
      {
        title: 'Long log',
        addition:
          'I paste 300 lines. Find the first line that went wrong; later ones may follow from it.',
      },
      {
        title: 'From a customer',
        addition: 'I only have a screenshot and a time. Tell me where to look in the logs.',
      },
    ],
    notFor:
      'If there is no message and the result is just wrong, use the prompt that hunts for a cause.',
    terms: ['stack-trace', 'bug', 'debugging'],
    related: ['find-the-cause', 'when-it-goes-in-circles', 'explain-this-code'],
  },
  {
    slug: 'find-the-cause',
    title: 'Find the cause before the repair',
    prompt:
      'Something is wrong in {app}. Expected: {expected}. What happens: {actual}. It happens {when}. Do not repair anything yet. First make it happen again by a test or exact steps, or tell me what to record. Then list possible causes, cross out with evidence, and add temporary log lines where evidence is missing. Look at what changed since it last worked. Stop when you can explain all observations with one cause, also why it does not happen at other times. Tell me the cause in three sentences. Then search for the same mistake elsewhere. Only after my OK: a failing test, the smallest repair, and the log lines removed again.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the booking site' },
      { name: 'expected', label: 'Expected', example: 'a class shows its start at 6 pm' },
      { name: 'actual', label: 'What happens', example: 'some people see 5 pm' },
      { name: 'when', label: 'When', example: 'since Sunday, and only for classes in November' },
    ],
    suggestedTool: 'claude-code',
    summary: 'Reproduce it, collect evidence, explain every observation, and repair it only then.',
    kind: 'fix',
    level: 'Intermediate',
    minutes: 45,
    why: 'A repair without a cause moves the fault somewhere else. Explaining why it does not happen at other times is the test that guesses fail. The search for the same mistake elsewhere often finds the next complaint before it arrives.',
    checks: [
      'The failing test failed for the reason in the explanation.',
      'The explanation covers every observation that you gave.',
      'The repair is short and touches the place of the cause.',
      'No log line for the hunt is left in the code.',
    ],
    variants: [
      {
        title: 'Only on the live site',
        addition:
          'It never happens on my computer. List all differences between both places first.',
      },
      {
        title: 'Since which change',
        addition: 'Use git bisect with a small script to find the commit that brought it in.',
      },
    ],
    notFor:
      'When customers lose money or data right now, first go back to the last good version. Hunt afterward.',
    terms: ['debugging', 'logging', 'bug', 'commit'],
    related: ['read-an-error-message', 'undo-the-last-change', 'tests-for-the-rules'],
  },
  {
    slug: 'undo-the-last-change',
    title: 'Undo a change safely',
    prompt:
      'Your last change broke {broken} in {project}. I want to be back at the state {state}. Before you touch anything: tell me which files changed since then, whether the database, settings, packages or other services changed too, and what good work would be lost. Save the present state under a name, so that I can return to it. Then show me the exact commands, what each does, and mark those that cannot be undone. Wait for my yes. Go back, run the tests, and show me how I see that {broken} works. At the end, list which pieces of the lost work are worth doing again, one by one, with the smallest first. Do not repair forward instead of going back.',
    fields: [
      { name: 'broken', label: 'What broke', example: 'the sign-in' },
      { name: 'project', label: 'Project', example: 'this project' },
      { name: 'state', label: 'Good state', example: 'of yesterday evening, before the redesign' },
    ],
    suggestedTool: 'replit-agent',
    summary:
      'Go back to a good state, keep what is new under a name, and know what cannot be undone.',
    kind: 'fix',
    level: 'Beginner',
    minutes: 15,
    why: 'A tool in trouble prefers to repair forward, and each repair adds to the pile. Going back is often faster, provided the database goes along. Saving the present state first takes away the fear of losing something.',
    checks: [
      'The saved state exists: open it before you go back.',
      'The answer mentions database and settings, not only files.',
      'No command ran before your yes.',
      'What broke works again, and so do two other things.',
    ],
    variants: [
      {
        title: 'One part only',
        addition: 'Keep everything except the files of the sign-in, which go back.',
      },
      {
        title: 'Live site',
        addition: 'The fault is live. Go back at the hosting first, and clean up the code later.',
      },
    ],
    notFor:
      'Deleted data of customers does not come back with old code. Use a backup for that, and stop further changes at once.',
    terms: ['rollback', 'git', 'commit'],
    related: ['find-the-cause', 'when-it-goes-in-circles', 'backups-that-can-be-restored'],
  },
  {
    slug: 'explain-this-code',
    title: 'Explain this code to me',
    prompt:
      'Explain {code} to me. I am {background}. Start with its purpose in one sentence and what would be missing without it. Then follow one real example through it: {example-input}. At each step say what goes in, what comes out and what is stored, with file and line. Use words from my field, and explain each technical word once. Draw the parts as a small diagram in text. Then tell me the three places where a change would have the most surprising effects, what you find badly made, and what you are unsure about. End with five questions for me to answer, so that I notice whether I understood. Change nothing.',
    fields: [
      { name: 'code', label: 'Code', example: 'the folder src/billing' },
      { name: 'background', label: 'About you', example: 'a bookkeeper who can read formulas' },
      {
        name: 'example-input',
        label: 'Example',
        example: 'a customer who changes from monthly to yearly on March 10',
      },
    ],
    suggestedTool: 'cursor',
    summary:
      'Follow one real example through the code, in words of your field, with questions after.',
    kind: 'fix',
    level: 'Beginner',
    minutes: 20,
    why: 'An explanation of every line is as hard to read as the code. One example that travels through it gives you a thread. The questions at the end tell you honestly whether you may change something here.',
    checks: [
      'Open two of the named lines: they do what was said.',
      'You can tell the example to somebody in your own words.',
      'The list of unsure points is not empty.',
      'You answered four of the five questions.',
    ],
    variants: [
      {
        title: 'Whole project',
        addition:
          'Give me a tour of the project: ten files in the order in which I should read them.',
      },
      {
        title: 'For a page in the docs',
        addition: 'Write it as a page for the next person, without the questions.',
      },
    ],
    notFor:
      'It does not tell you why people decided so in the past. Ask them, or read the history of the commits.',
    terms: ['function', 'documentation', 'repository'],
    related: ['plan-before-code', 'refactor-in-small-steps', 'read-an-error-message'],
  },
  {
    slug: 'when-it-goes-in-circles',
    title: 'When the tool goes in circles',
    prompt:
      'Stop. You have tried to {goal} {tries} times and it still fails. Do not write code now. List every attempt: what you changed, what you expected, what happened. Say which assumption all attempts share. Name three facts about this project that you believed without looking, and look them up now in the files, in the installed versions and in the real output. Tell me which changes of the attempts are still in the code and should be taken out. Then propose the smallest experiment that can prove your main assumption wrong, in under ten lines, outside the app if possible. Run it and show the raw output. Only then suggest the next step, or say plainly that you need something from me.',
    fields: [
      { name: 'goal', label: 'The goal', example: 'make the upload work in Safari' },
      { name: 'tries', label: 'Tries', example: 'four' },
    ],
    suggestedTool: 'kilo-code',
    summary:
      'Halt the guessing, list the attempts, test the shared assumption and clean up leftovers.',
    kind: 'fix',
    level: 'Beginner',
    minutes: 20,
    why: 'After three failures a conversation is full of wrong ideas, and the model builds on them. Attempts that share an assumption fail together. A small experiment outside the app gives a fact, and leftovers of old attempts stop causing new faults.',
    checks: [
      'The list of attempts matches what you remember.',
      'The raw output of the experiment is shown, not described.',
      'Leftovers were removed before the next try.',
    ],
    variants: [
      {
        title: 'New session',
        addition: 'Write a note for a new session: goal, facts, failed attempts, next experiment.',
      },
      {
        title: 'Second opinion',
        addition: 'Write the question so that I can give it to another model without our history.',
      },
    ],
    notFor:
      'If the tool lacks access to a service or key, no thinking helps. Give it the output that it cannot see.',
    terms: ['context-window', 'hallucination', 'debugging'],
    related: ['undo-the-last-change', 'find-the-cause', 'plan-before-code'],
  },
  {
    slug: 'find-why-it-is-slow',
    title: 'Find out why it is slow',
    prompt:
      'The page {page} of {app} takes {now}; I want {target} on a cheap phone. Measure before you change anything. Split the time into: waiting for the server, database, transfer, scripts, drawing. Show numbers of three runs with the data of a large customer, cold and warm. List the five most expensive things with their share, such as queries in loops, missing indexes, large pictures, scripts for other pages, requests that wait for each other. Then make one repair at a time, measure again with the same steps, and keep it only if the number moved by more than the noise. Do not add a cache before the cause is known. Add a check that fails if the page gets slow again.',
    fields: [
      { name: 'page', label: 'Page', example: 'with all orders' },
      { name: 'app', label: 'Your app', example: 'our shop' },
      { name: 'now', label: 'Time now', example: 'six seconds' },
      { name: 'target', label: 'Goal', example: 'under one second' },
    ],
    suggestedTool: 'codex-cli',
    summary:
      'Measure where the time goes, repair one thing at a time and keep what moved the number.',
    kind: 'fix',
    level: 'Advanced',
    minutes: 75,
    why: 'Everybody has a theory about slowness, and few were ever measured. Splitting the time shows where a repair can matter at all. A cache added too early hides the cause and brings stale data as a present.',
    checks: [
      'The numbers come from the data of a large customer.',
      'Each kept repair shows before and after.',
      'The number of queries per page does not grow with the number of rows.',
      'Try it on a real phone, not only on your laptop.',
    ],
    variants: [
      {
        title: 'Only the database',
        addition: 'Look at the ten slowest queries with their plans, and propose indexes.',
      },
      {
        title: 'Only the first visit',
        addition: 'Look at what a new visitor downloads, and halve it.',
      },
    ],
    notFor:
      'It cannot fix a service of others that is slow. Load that part later, and show the rest first.',
    terms: ['n-plus-one', 'index', 'cache', 'cdn'],
    related: ['table-with-many-rows', 'fit-for-the-phone', 'monitoring-and-alerts'],
  },
];
