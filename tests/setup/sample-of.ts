/**
 * Takes every nth of many cases, which are the same ones each time. `WHOLE=yes npx vitest run <file>` takes all of them: runs of
 * minutes take a part of theirs in `npm test`.
 * @param every a prime number, so that no case of an inner loop is always left out
 */
export function sampleOf<Case>(cases: Iterable<Case>, every: number): Case[] {
  const all = [...cases];
  return process.env.WHOLE === 'yes' ? all : all.filter((_case, index) => index % every === 0);
}
