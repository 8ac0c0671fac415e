import { contentKind } from './kind.ts';

const notSaid = 'not said';
const answers = ['yes', 'no', notSaid];

/** Uses of what the site says (https://contentsignals.org), in the words of `robots.txt`. */
const signals = { search: 'search', aiInput: 'ai-input', aiTrain: 'ai-train' } as const;

export const crawlersKind = contentKind({
  name: 'crawlers',
  title: 'What search engines and AI may do',
  intro:
    'These answers stand in /robots.txt. They ask; they cannot prevent anything. "Not said" leaves an answer out, as on most sites.',
  hasFacts: false,
  places: [],
  labels: {
    search: 'Show links and short passages in search results',
    aiInput: 'Read pages to answer a question of a person, with the source',
    aiTrain: 'Train AI models with the texts',
  },
  choices: { search: answers, aiInput: answers, aiTrain: answers },
  release: { search: notSaid, aiInput: notSaid, aiTrain: notSaid },
});

/** A line of `robots.txt` without its end; none when nothing is said. */
export function contentSignal(values: (typeof crawlersKind)['release']): readonly string[] {
  const said = Object.entries(signals).flatMap(([name, signal]) => {
    const answer = values[name as keyof typeof signals];
    return answer === 'yes' || answer === 'no' ? [`${signal}=${answer}`] : [];
  });
  return said.length > 0 ? [`Content-Signal: ${said.join(', ')}`] : [];
}
