import { expect, it } from 'vitest';
import { givenUpIn } from '../../scripts/checks/given-up-words.ts';

/** `npm run check` checks the project itself; this tests the search. */
it.each([
  ['const row = await startGeneration(deps);', 'Generation', 'AI draft'],
  ['  generations: generationsRouter,', 'generations', 'AI draft'],
  ['makeDraft: z.object({ generation_id: z.int() })', 'generation', 'AI draft'],
  ['// A proposal that nobody saved.', 'proposal', 'draft'],
  ['/** An inquiry of a visitor. */', 'inquiry', 'contact request'],
])('%s is refused', (line, old, now) => {
  expect(givenUpIn('src/a.ts', `\n${line}`)).toEqual([
    `src/a.ts:2 says "${old}"; the word is "${now}"`,
  ]);
});

it.each(['UPDATE "AiGeneration" SET "text" = 1', "toast('Generation failed')", 'regenerations'])(
  '%s is not',
  (line) => {
    expect(givenUpIn('src/a.ts', line)).toEqual([]);
  },
);
