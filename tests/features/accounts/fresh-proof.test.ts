import type { AnyProcedure } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../../src/app/server/routers/router.ts';
import { proofLifetimeMs } from '../../../src/shared/admin/admin.ts';
import { authorizationTable } from '../../server/auth/authorization-table.ts';
import { databaseFingerprint, keepWorld } from '../../server/auth/authorization-world.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { createTestApp, type TestApp } from '../../setup/harness.ts';

/** Every call that an admin's session may make to take something out of the site or to delete it, by its name. */
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
 * Throws away what was begun or what did not work: nothing that the site keeps, and nothing that anybody could want to have back. A
 * new one has to be weighed: it belongs here, or its name has to say that it deletes.
 */
const withoutNeed = [
  // A model has written it, and nobody has taken it over.
  'admin.aiDrafts.discard',
  'admin.stagedDrafts.discard',
  // Unsaved changes of one's own, in the editor that is open.
  'admin.autosave.discard',
  // A file that was looked through and has made no post.
  'admin.transfer.discard',
  // Waits to be tried again, or sent.
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
