import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Shortest admin password (OWASP ASVS 5, 6.2.1 asks for 8, recommends 15). */
const minLength = 15;
const maxLength = 200;
/** Guesses that a secret has to withstand, as a power of ten: the highest of zxcvbn's five steps, "very unguessable". */
const minGuessesLog10 = 10;

/** Words that anybody would try first on this site. */
const knownWords = ['vibecode', 'vibecoding', 'vibecode.land', 'vibecode-demo', 'admin'];

/** Its word lists take a tenth of a second to load, which a start without a secret to judge does not wait for. */
function estimateGuessesLog10(secret: string, hints: readonly string[]): number {
  const { ZxcvbnFactory }: typeof import('@zxcvbn-ts/core') = require('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs }: typeof import('@zxcvbn-ts/language-common') =
    require('@zxcvbn-ts/language-common');
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return zxcvbn.check(secret, [...knownWords, ...hints]).guessesLog10;
}

/**
 * Finds the weakness of a chosen secret, as the rest of a sentence that begins with its name; null when there is none.
 * Length alone says little: `aaaaaaaaaaaaaaa` is long.
 */
export function weaknessOf(secret: string, hints: readonly string[]): string | null {
  if (secret.length < minLength) return `is too weak: use ${minLength} characters or more`;
  if (secret.length > maxLength) return `must have at most ${maxLength} characters`;
  if (estimateGuessesLog10(secret, hints) >= minGuessesLog10) return null;
  return 'is too weak: it is among the first that somebody would try. Use four or more words that do not belong together';
}
