import type { StationKind } from './path-types.ts';

const countOf = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Labels and messages of the map. */
export const pathWords = {
  kinds: {
    term: 'Term',
    tip: 'Tip',
    prompt: 'Prompt',
    video: 'Video',
    tool: 'Tool',
    post: 'Post',
    check: 'Check',
  } satisfies Record<StationKind, string>,
  place: (place: number) => `Path ${place}`,
  stations: (count: number) => countOf(count, 'station', 'stations'),
  time(minutes: number) {
    if (minutes < 60) return `${minutes} min`;
    const quarters = Math.round(minutes / 15);
    return `about ${quarters / 4} ${quarters === 4 ? 'hour' : 'hours'}`;
  },
  forWhom: 'For:',
  walked: (count: number, all: number) => `${count} of ${all} done`,
  first: (title: string) => `First station: ${title}`,
  next: (title: string) => `Next station: ${title}`,
  allWalked: 'You have walked every station.',
  onward: (name: string) => `Next path: ${name}`,
  isDone: (title: string) => `Done with “${title}”?`,
  markDone: 'Done',
  done: 'Done',
  marked: (title: string) => `“${title}” is marked as done.`,
  unmarked: (title: string) => `“${title}” is not marked any more.`,
  undo: 'Undo',
  startOver: {
    open: 'Start over',
    title: 'Start over?',
    text: 'This takes the marks of all paths off in this browser. Your code brings them back, if you have noted it.',
    keep: 'Keep my progress',
    confirm: 'Start over',
  },
  check: {
    open: 'Answer five questions',
    read: 'Questions and answers',
    answer: 'The answer',
    see: 'See what is right',
    right: 'Right.',
    wrong: (answer: string) => `Not quite. Right is: ${answer}`,
    result: (right: number, all: number) => `${right} of ${all} right. This station is done.`,
    again: 'Answer again',
  },
  carry: {
    open: 'Show my code, or enter one',
    code: 'Your code',
    empty: 'Mark a station as done, and your code stands here.',
    copyCode: 'Copy the code',
    copyLink: 'Copy a link with it',
    copied: 'Copied',
    copyFailed: 'Select the code to copy it',
    enter: 'Code from another browser',
    add: 'Add it',
    wrong: 'This code is not right. Look at each sign: there is no letter O and no letter I in it.',
    nothingNew: 'Everything in this code is marked here already.',
    found: (count: number) =>
      `The code holds ${countOf(count, 'station', 'stations')} that you have not marked here.`,
    confirm: (count: number) => `Add ${countOf(count, 'station', 'stations')}`,
    leave: 'Leave it',
    added: (count: number) => `${countOf(count, 'station', 'stations')} added.`,
    share: 'Share as a picture',
    sharing: 'Drawing the picture...',
    shareFailed: 'The picture could not be drawn. Try again in a minute.',
    fileName: 'my-map.png',
  },
  card: {
    title: (count: number, all: number) => `${count} of ${all} stations`,
    label: 'The map: from a sentence to shipped',
  },
} as const;
