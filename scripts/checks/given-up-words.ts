import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface GivenUp {
  old: RegExp;
  now: string;
  /** Matches places where the old word means something else or is a label of the specification. */
  stays?: RegExp;
}

const givenUpWords: readonly GivenUp[] = [
  {
    old: /\bgenerations?\b/i,
    now: 'AI draft',
    stays:
      /"AiGeneration"|\/v1\/images\/generations|Generation failed|Static generation|max(?:Old|Young)GenerationSizeMb/g,
  },
  { old: /\bproposals?\b/i, now: 'draft', stays: /Quotes and proposals/g },
  { old: /\b(?:enquir|inquir)(?:y|ies)\b/i, now: 'contact request' },
  { old: /\bsms leads?\b/i, now: 'contact request' },
  {
    old: /\b(?:caps?|allowances?)\b/i,
    now: 'limit',
    stays: /--[\w-]*caps=|Browsers cap|habit cap|cap_drop/g,
  },
  { old: /\b(?:inbox entr(?:y|ies))\b/i, now: 'listed request' },
  { old: /\bwhoever\b/i, now: 'the person who' },
  {
    old: /\b(?:post|open|left|found|exported|stored|listed) claims?\b|\bclaims? (?:words|kinds?|keys?|state|limits|of)\b/i,
    now: 'fact',
    stays: /`PostClaim`/g,
  },
  {
    old: /\b(?:troubled work|writing settings)\b/i,
    now: 'failed jobs, house style',
    stays: /"WritingSettings"/g,
  },
  {
    old: /\bnudge[sd]?\b/i,
    now: 'notification',
    stays: /\/nudges\b|Nora Nudge|[`"]nudge\w+[`"]|'nudge\w*:?'/gi,
  },
];

const roots = ['src', 'prisma', 'scripts', 'tests', 'docs'];
const left =
  /^src\/server\/db\/generated\/|^src\/(?:shared|features\/[^/]+)\/words\/|^scripts\/checks\/given-up-words|^tests\/tree\/(?:given-up-words|american-spelling)\./;

const wordsOf = (line: string) => line.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

export function givenUpIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    givenUpWords.flatMap(({ old, now, stays }) => {
      const [found] = old.exec(wordsOf(stays ? line.replace(stays, '') : line)) ?? [];
      return found ? [`${file}:${index + 1} says "${found}"; the word is "${now}"`] : [];
    }),
  );
}

/** Skips texts that visitors read (`words/`): they follow the specification. */
export function givenUpBelow(root: string): string[] {
  const files = roots.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs|css|md|prisma)$/.test(name))
      .map((name) => path.posix.join(folder, ...name.split(path.sep))),
  );
  return files
    .filter((file) => !left.test(file))
    .flatMap((file) => givenUpIn(file, readFileSync(path.join(root, file), 'utf8')));
}
