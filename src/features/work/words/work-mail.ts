import { workContent } from './work.ts';

interface ClientNews {
  /** Titles of stages. */
  waiting: readonly string[];
  done: readonly string[];
  notes: number;
  hasEnded: boolean;
}

const quoted = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');
const stages = (count: number) => (count === 1 ? 'one stage' : `${count} stages`);

export const workMailContent = {
  /** @param firstName empty until the address is proven; then the mail holds nothing that somebody typed */
  forClient: (
    brand: string,
    firstName: string,
    { waiting, done, notes, hasEnded }: ClientNews,
  ) => ({
    subject: `${brand}: news about your order`,
    text: [
      firstName ? `Hello ${firstName},` : 'Hello,',
      waiting.length > 0
        ? `Waits for you: ${firstName ? quoted(waiting) : stages(waiting.length)}.`
        : '',
      done.length > 0 ? `Done: ${firstName ? quoted(done) : stages(done.length)}.` : '',
      notes > 0 ? `New at your stages: ${notes === 1 ? 'one note' : `${notes} notes`}.` : '',
      hasEnded ? 'The work is finished. We have a question for you.' : '',
      'You get at most one mail like this a day. The page of your request has everything.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    step: { label: 'Look at the work' },
  }),
  ofClient: (name: string, { words, hasAnswered }: { words: number; hasAnswered: boolean }) =>
    [
      `${name}:`,
      words > 0 ? `${words === 1 ? 'one message' : `${words} messages`} about stages.` : '',
      hasAnswered ? 'The closing question is answered.' : '',
    ]
      .filter(Boolean)
      .join(' '),
  forOwner: (brand: string, lines: readonly string[], link: string) => ({
    subject: `${brand}: news from your clients`,
    text: ['This is new in your work:', ...lines, 'You get at most one mail like this a day.'].join(
      '\n\n',
    ),
    step: { label: 'Open the inbox', address: link },
  }),
  approved: (
    brand: string,
    approval: { title: string; name: string; hash: string; text: string },
    link: string,
  ) => ({
    subject: `${brand}: ${approval.name} approved “${approval.title}”`,
    text: [
      `${approval.name} approved the stage “${approval.title}”.`,
      approval.text,
      `${workContent.hash}:\n${approval.hash}`,
    ].join('\n\n'),
    step: { label: 'Look at it in the inbox', address: link },
  }),
} as const;
