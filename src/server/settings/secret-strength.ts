import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Minimum length of the admin password (OWASP ASVS 5, 6.2.1 asks for 8, recommends 15). */
const minLength = 15;
const maxLength = 200;
/** Guesses that a secret must withstand, as a power of ten: zxcvbn's highest of five levels, "very unguessable". */
const minGuessesLog10 = 10;

const knownWords = ['vibecode', 'vibecoding', 'vibecode.land', 'vibecode-demo', 'admin'];

/** The word lists take a tenth of a second to load. A start without a secret to judge skips them. */
function estimateGuessesLog10(secret: string, hints: readonly string[]): number {
  const { ZxcvbnFactory }: typeof import('@zxcvbn-ts/core') = require('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs }: typeof import('@zxcvbn-ts/language-common') =
    require('@zxcvbn-ts/language-common');
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return zxcvbn.check(secret, [...knownWords, ...hints]).guessesLog10;
}

/**
 * Returns the weakness as the rest of a sentence that begins with the secret's name, or null. Length alone is not enough:
 * `aaaaaaaaaaaaaaa` is long.
 */
export function weaknessOf(secret: string, hints: readonly string[]): string | null {
  if (secret.length < minLength) return `is too weak: use ${minLength} characters or more`;
  if (secret.length > maxLength) return `must have at most ${maxLength} characters`;
  if (estimateGuessesLog10(secret, hints) >= minGuessesLog10) return null;
  return 'is too weak: it is among the first that somebody would try. Use four or more words that do not belong together';
}
