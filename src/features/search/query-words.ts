/** Words of questions that name no subject. */
const fillWords = new Set([
  ...['a', 'an', 'the', 'of', 'to', 'for', 'from', 'in', 'on', 'at', 'by', 'with', 'about', 'and'],
  ...['or', 'as', 'if', 'than', 'between', 'into', 'vs', 'versus', 'is', 'are', 'was', 'be', 'am'],
  ...[
    'do',
    'does',
    'did',
    'can',
    'could',
    'should',
    'would',
    'will',
    'has',
    'have',
    'need',
    'want',
  ],
  ...['what', 'whats', 'how', 'why', 'when', 'where', 'which', 'who', 'much', 'many', 'there'],
  ...['difference', 'mean', 'means', 'explain'],
  ...[
    'i',
    'im',
    'me',
    'my',
    'we',
    'us',
    'our',
    'you',
    'your',
    'it',
    'its',
    'this',
    'that',
    's',
    't',
  ],
]);

const word = /[\p{L}\p{N}]+/gu;
/** The database reads them (server/search/text-query.ts). */
const operators = /"|(?:^|\s)-|\bor\b/i;

/** Cuts a text into words without case and accents. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(word) ?? [];
}

/** Leaves out the words around a subject, unless there are no others. */
export function subjectWords(words: readonly string[]): readonly string[] {
  const left = words.filter((one) => !fillWords.has(one));
  return left.length > 0 ? left : words;
}

/** A word together with its neighbors, as others write the two: `sign in`, `signin`. */
export function joinedWith(word: string, words: readonly string[]): string[] {
  return words
    .slice(1)
    .flatMap((after, index) =>
      words[index] === word || after === word ? [`${words[index]}${after}`] : [],
    );
}

/** The part of a question that posts and profiles are searched for. */
export function searchedText(query: string): string {
  const text = query.trim();
  if (operators.test(text)) return text;
  const typed = text.split(/\s+/);
  const left = typed.filter((one) => !wordsOf(one).every((part) => fillWords.has(part)));
  return left.length > 0 && left.length < typed.length
    ? left.join(' ').replace(/[?!.,]+$/, '')
    : text;
}
