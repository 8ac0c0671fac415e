import type { LibraryPrompt } from '../prompt-types.ts';

export const designPrompts: readonly LibraryPrompt[] = [
  {
    slug: 'design-rules-first',
    title: 'Set the design rules first',
    prompt:
      'Before you draw screens for {product}, write its design rules as one file of variables and one page that shows them. The feel is {feel}. Define: one accent color with a darker step for text, neutral colors, colors for success, warning and error, each with its contrast against the background; two font sizes for text and three for headings; a scale of six distances; one corner radius; one shadow. Then draw button, input, card, table row, dialog and notice only from these variables, in all states: rest, hover, focus, pressed, disabled, error. Every later screen uses these parts and no values of its own. If a screen needs a new value, ask me.',
    fields: [
      { name: 'product', label: 'Product', example: 'a booking app for a bike workshop' },
      { name: 'feel', label: 'Feel', example: 'calm, sturdy and a little playful' },
    ],
    suggestedTool: 'v0',
    summary:
      'Fix colors, sizes and parts once, so that every later screen looks like the same app.',
    kind: 'design',
    level: 'Beginner',
    minutes: 30,
    why: 'Without rules every prompt brings its own gray and its own distance, and after ten screens the app looks patched. A small set of values is easier to judge than a whole screen. States are part of the rules because a focus ring is always forgotten later.',
    checks: [
      'Each text color has a contrast of at least 4.5 to 1 on its background.',
      'Press Tab through the page: you always see where you are.',
      'Search the code for color values outside the file of variables: there are none.',
    ],
    variants: [
      {
        title: 'From a logo',
        addition:
          'Take the accent color from the attached logo and adjust it until text is legible.',
      },
      {
        title: 'From a site',
        addition:
          'Read the colors and fonts of my existing site and reuse them without copying more.',
      },
    ],
    notFor:
      'A page that lives for one weekend needs no system. Use the default look of your component library.',
    terms: ['css', 'component', 'accessibility'],
    related: ['dark-mode', 'three-layouts-to-choose-from'],
  },
  {
    slug: 'three-layouts-to-choose-from',
    title: 'Three layouts to choose from',
    prompt:
      'Show me three really different layouts for {screen}. The person in front of it is {person} and wants to {task}. Vary the structure, not the colors: for example a list with details beside it, one thing at a time, and an overview with groups. Use the same realistic content in all three, about {content}. Draw each as a simple clickable page in gray with one accent color. Under each write in two sentences for whom it works best and what gets harder. Leave out everything that the task does not need. Then ask me which parts I like; I may combine them. Polish nothing before I choose.',
    fields: [
      { name: 'screen', label: 'Screen', example: 'the day plan of a vet practice' },
      { name: 'person', label: 'Person', example: 'a receptionist with the phone at her ear' },
      { name: 'task', label: 'Task', example: 'find a free slot in ten seconds' },
      { name: 'content', label: 'Content', example: 'thirty appointments with four vets' },
    ],
    suggestedTool: 'magic-patterns',
    summary: 'See three structures with the same content side by side before you polish one.',
    kind: 'design',
    level: 'Beginner',
    minutes: 20,
    why: 'The first layout that a tool draws is the most common one, not the best for your task. Gray pages keep the talk on structure. The same content in all three makes the comparison fair.',
    checks: [
      'The three differ in how you work, not only in where things stand.',
      'Try the task in each with a stopwatch.',
      'Each note names a real disadvantage.',
      'The content is long and messy enough to be believable.',
    ],
    variants: [
      {
        title: 'Phone only',
        addition: 'Draw all three at 375 pixels wide for use with one thumb.',
      },
      {
        title: 'With a sketch',
        addition:
          'One of the three follows the attached photo of my sketch as closely as possible.',
      },
    ],
    notFor:
      'It is not for small repairs of a screen people know. Change one thing there and leave the habits of your users alone.',
    terms: ['prototype', 'user-interface', 'user-experience'],
    related: ['design-rules-first', 'landing-page-with-one-promise'],
  },
  {
    slug: 'dark-mode',
    title: 'Add a dark mode that holds up',
    prompt:
      'Add a dark color scheme to {app}. List every color in the code first, group those that mean the same, and give each group a name for its meaning, such as surface, text or border. Then give each name a light and a dark value. Dark is not inverted: surfaces that lie higher are a little lighter, the accent is less saturated, pure black and pure white do not occur. Follow the setting of the device, let people choose light, dark or automatic, remember the choice, and apply it before the first paint so that nothing flashes. Check {hard-parts} too. Show me the table of names and values before you change files.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the reading log' },
      { name: 'hard-parts', label: 'Difficult parts', example: 'charts, logos, maps and mails' },
    ],
    suggestedTool: 'bolt-new',
    summary: 'Name colors by meaning, give each two values and avoid a white flash at the start.',
    kind: 'design',
    level: 'Intermediate',
    minutes: 40,
    why: 'A dark mode by inversion breaks pictures, shadows and warnings. Names by meaning turn the task into one table, and a third scheme later costs minutes. The flash at the start comes from a choice that is applied too late, so the prompt says when.',
    checks: [
      'Reload in dark mode on a slow connection: no white flash appears.',
      'Check the contrast of small gray text in both schemes.',
      'Look at disabled buttons, errors, charts and focus rings in the dark.',
      'No color value is left outside the table.',
    ],
    variants: [
      {
        title: 'High contrast',
        addition:
          'Add a scheme for people who need strong contrast, and follow their system setting.',
      },
      {
        title: 'Only automatic',
        addition: 'Follow the device without a switch; leave all storage out.',
      },
    ],
    notFor:
      'If colors stand in hundreds of places without order, set the design rules first and come back then.',
    terms: ['css', 'variable', 'accessibility'],
    related: ['design-rules-first', 'accessibility-pass'],
  },
  {
    slug: 'fit-for-the-phone',
    title: 'Make it work on a phone',
    prompt:
      'Make {app} good on a phone, where most people use it for {task}. Go through all screens at 320, 375 and 768 pixels and list per screen: what overflows, what is too small to tap, what hides below the keyboard, what needs hovering. Show me the list, worst first. Then fix it: the main action lies within reach of the thumb, tap targets are at least 44 pixels, text is at least 16 pixels in inputs, tables become cards, dialogs fill the screen, and the page keeps its place when people come back. Text twice as large must still fit. Do not build a second set of components for phones. Fix {first-screen} first and let me try it.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the shift planner' },
      { name: 'task', label: 'Main task', example: 'swapping a shift on the bus' },
      { name: 'first-screen', label: 'First screen', example: 'the week view' },
    ],
    suggestedTool: 'lovable',
    summary: 'List what breaks on small screens, worst first, then fix it without a second design.',
    kind: 'design',
    level: 'Beginner',
    minutes: 45,
    why: 'Tools design for the wide preview that you look at. A list per screen turns "make it responsive" into work that you can check. Inputs below 16 pixels make some phones zoom in, which moves the page under the finger.',
    checks: [
      'Do the main task on a real phone with one hand.',
      'Turn the phone sideways and open the keyboard: the button stays reachable.',
      'Set the text size of the phone to large: nothing is cut off.',
      'The page never scrolls sideways.',
    ],
    variants: [
      {
        title: 'Home screen',
        addition: 'Make it installable, with icons, a start page and a useful screen when offline.',
      },
      {
        title: 'Poor reception',
        addition: 'Keep what people did while offline and send it when the connection returns.',
      },
    ],
    notFor:
      'A tool for large screens, such as a floor plan editor, gains little. Offer a view to read on the phone and leave editing out.',
    terms: ['responsive-design', 'user-interface', 'css'],
    related: ['accessibility-pass', 'find-why-it-is-slow', 'three-layouts-to-choose-from'],
  },
  {
    slug: 'accessibility-pass',
    title: 'Check accessibility and repair it',
    prompt:
      'Check {app} for people who use a keyboard, a screen reader, large text or no mouse. Begin with the path {path}. For each step write what a screen reader would announce, where the focus goes and what is missing. Sort the findings: blocks the task, makes it hard, untidy. Repair in that order with plain HTML elements first and ARIA only where none fits. Cover: one h1 and headings in order, labels for all inputs, names for icon buttons, focus that returns after a dialog, errors that are announced, no meaning by color alone, reduced motion. Add an automatic check that fails when a new fault comes in. Say what no automatic check can find and I must try myself.',
    fields: [
      { name: 'app', label: 'Your app', example: 'the ticket shop' },
      { name: 'path', label: 'Path', example: 'find a concert, choose two seats and pay' },
    ],
    suggestedTool: 'visual-studio-code',
    summary:
      'Walk one path by keyboard and screen reader, repair what blocks people, keep it repaired.',
    kind: 'design',
    level: 'Intermediate',
    minutes: 60,
    why: 'A score from a checker says little about whether somebody can buy a ticket. Following one path finds what really blocks people. Plain elements bring keyboard and names with them, while ARIA only adds promises that code has to keep.',
    checks: [
      'Walk the path with Tab, Enter and Escape only.',
      'Switch on the screen reader of your phone and finish the path with closed eyes.',
      'Zoom to 200 percent: all steps still work.',
      'Put a fault in on purpose: the new check fails.',
    ],
    variants: [
      {
        title: 'A single component',
        addition: 'Check only the date picker, and compare it with the pattern of the W3C for it.',
      },
      {
        title: 'As a report',
        addition: 'Repair nothing. Write the findings as a list that I can give to a contractor.',
      },
    ],
    notFor:
      'It is no legal certificate. Where the law asks for one, have people with disabilities and an expert test the app.',
    terms: ['accessibility', 'html', 'user-experience'],
    related: ['fit-for-the-phone', 'end-to-end-test-of-a-path', 'dark-mode'],
  },
  {
    slug: 'landing-page-with-one-promise',
    title: 'A landing page with one promise',
    prompt:
      'Write and build a landing page for {product}, for {visitor}. One promise in the headline, in words this visitor would use, under twelve words. Then in this order: a real picture of the product at work, what people get in three sentences, how it works in three steps, what it does not do, the price or how to get one, four questions that people really ask, and one button with the same words each time: {action}. Use only facts that I gave you. Where a quote or number is missing, leave a visible placeholder; never invent customers, ratings or numbers. No sliders and no pop-ups. Give me three headlines to choose from before you build.',
    fields: [
      { name: 'product', label: 'Product', example: 'sharpening of kitchen knives by mail' },
      { name: 'visitor', label: 'Visitor', example: 'people who love to cook' },
      { name: 'action', label: 'Button', example: 'Order a box' },
    ],
    suggestedTool: 'claude-artifacts',
    summary:
      'One promise, real facts and one button: a page that invents no customers and no numbers.',
    kind: 'design',
    level: 'Beginner',
    minutes: 40,
    why: 'Tools love to fill landing pages with praise from people who do not exist. That costs trust and may be against the law. A section on what the product does not do answers doubts faster than another list of benefits.',
    checks: [
      'Read the headline to somebody: can they say what you sell?',
      'Every number and quote comes from you or is a placeholder.',
      'The button has one meaning and the same words everywhere.',
      'The page makes sense when pictures do not load.',
    ],
    variants: [
      {
        title: 'Waiting list',
        addition:
          'The product does not exist yet. Say so, and collect e-mail addresses with consent.',
      },
      {
        title: 'Two visitors',
        addition: 'Make a second page for another kind of visitor instead of mixing both in one.',
      },
    ],
    notFor:
      'It does not bring visitors. Work on search, talks or partners for that, after the page is clear.',
    terms: ['html', 'prototype', 'hallucination'],
    related: ['pages-that-search-engines-understand', 'clear-words-in-the-interface'],
  },
];
