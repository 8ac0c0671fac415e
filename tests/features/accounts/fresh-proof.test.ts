import type { AnyProcedure } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../../src/app/server/routers/router.ts';
import { proofLifetimeMs } from '../../../src/shared/admin/admin.ts';
import { authorizationTable } from '../../server/auth/authorization-table.ts';
import { databaseFingerprint, keepWorld } from '../../server/auth/authorization-world.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { createTestApp, type TestApp } from '../../setup/harness.ts';

/** The router's own list is flat, by dotted name; its type follows the nesting instead. */
const flat: Record<string, unknown> = appRouter._def.procedures;
const isProcedure = (value: unknown): value is AnyProcedure =>
  typeof value === 'function' && '_def' in value;
const ofAdmins = Object.entries(flat)
  .filter((entry): entry is [string, AnyProcedure] => isProcedure(entry[1]))
  .filter(([name, { _def }]) => {
    const { admin, nobody } = authorizationTable[name]?.refusals ?? {};
    return _def.type === 'mutation' && nobody === 401 && admin === undefined;
  })
  .map(([name]) => name);
const named = (words: RegExp) =>
  ofAdmins.filter((name) => words.test(name.split('.').at(-1) ?? ''));

// Undoing an import deletes the posts that it has made.
const inNeed = [...named(/^(?:delete|remove|export)/), 'admin.transfer.undo'];

/**
 * Discards unfinished or failed work that nobody could want back. Add a call only if that holds; else its name must
 * say that it deletes.
 */
const withoutNeed = [
  // A model wrote it, and nobody has adopted it.
  'admin.aiDrafts.discard',
  'admin.stagedDrafts.discard',
  // Unsaved changes of the open editor.
  'admin.autosave.discard',
  // A file that has made no post.
  'admin.transfer.discard',
  // Waits for a retry.
  'admin.failedJobs.discardJob',
  'admin.failedJobs.discardMessage',
];

let testApp: TestApp;
let kept: Awaited<ReturnType<typeof keepWorld>>;
beforeAll(async () => {
  testApp = await createTestApp();
  kept = await keepWorld(testApp);
  const provenAt = new Date(Date.now() - proofLifetimeMs - 60_000);
  await testDatabase().prisma.session.updateMany({ data: { provenAt } });
});
afterAll(async () => {
  await kept.drop();
  await testApp.app.close();
  await testApp.deps.contentBus.close();
});

describe('a session whose proof is too old', () => {
  it.each(inNeed)('is asked for a new one by %s, and nothing is done', async (name) => {
    const before = await databaseFingerprint();
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/trpc/${name}`,
      headers: kept.world.headersOf('admin'),
      payload: authorizationTable[name]?.input?.(kept.world) ?? {},
    });
    expect(answer.json()).toMatchObject({ error: { json: { data: { isProofMissing: true } } } });
    expect(await databaseFingerprint()).toEqual(before);
  });

  it('may throw away what nobody would miss', () => {
    expect(named(/^(?:discard|empty|clear|purge|erase|forget|drop|wipe)/)).toEqual(withoutNeed);
  });
});
