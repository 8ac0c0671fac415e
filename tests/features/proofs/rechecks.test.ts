import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyDeveloper } from '../../../src/features/messages/server/notifications/notifications.service.ts';
import { recheckProofs } from '../../../src/features/proofs/server/rechecks.service.ts';
import { createGuardedFetch } from '../../../src/server/integrations/guarded-fetch.ts';
import { dayMs, hourMs } from '../../../src/shared/time/durations.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createProof } from '../../factories/proofs.ts';
import { createDnsDouble } from '../../mocks/dns.ts';
import { wordsOf } from '../../mocks/smtp.ts';
import { startWebServer, type WebServerDouble } from '../../mocks/web-server.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { setUpProviders } from '../../setup/providers.ts';

const address = 'marit@example.com';
/** A future date, also for the database's clock, which would otherwise run scheduled jobs at once. */
const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
let web: WebServerDouble;
let developerId = 0;
let proof: Awaited<ReturnType<typeof createProof>>;

const { testApp, smtp } = setUpProviders(() => now);
const db = () => testApp().deps.db.prisma;
const days = (count: number) => new Date(noon.getTime() + count * dayMs);
const filePath = '/.well-known/vibecode-land.txt';

beforeAll(async () => {
  web = await startWebServer();
});
afterAll(() => web.stop());

beforeEach(async () => {
  now = noon;
  web.asked.length = 0;
  web.answers.clear();
  smtp().mails.length = 0;
  ({ id: developerId } = await createDeveloper({ developerName: 'Marit' }));
  await db().notificationSettings.create({
    data: { developerId, timeZone: 'UTC', channel: 'mail', mailAddress: address },
  });
  proof = await proven(`${web.origin}/`);
  web.answers.set(filePath, { text: proof.token });
});

const proven = (of: string) =>
  createProof(developerId, {
    ...{ address: of, way: 'file', provenAt: noon, checkedAt: noon },
    recheckAt: days(30),
  });

const depsOf = () => ({
  ...testApp().deps,
  guardedFetch: createGuardedFetch({ trustedOrigins: [web.origin] }),
  dns: createDnsDouble().dns,
  notifyDeveloper,
});

async function recheckAt(at: Date) {
  now = at;
  await recheckProofs(depsOf(), new AbortController().signal);
  await runDueJobs(testApp());
  return db().addressProof.findUniqueOrThrow({ where: { id: proof.id } });
}

const mails = () => smtp().mails.map(wordsOf);
const shown = () => testApp().caller.developer.proofs.shown({ developerId });

describe('the recheck', () => {
  it('comes after a month, and not before', async () => {
    await recheckAt(new Date(days(30).getTime() - 1));
    expect(web.asked).toEqual([]);
    expect(await recheckAt(days(30))).toMatchObject({ checkedAt: days(30), recheckAt: days(60) });
    expect(await shown()).toEqual([{ address: `${web.origin}/`, checkedAt: days(30) }]);
    expect(mails()).toEqual([]);
  });

  it('takes the mark away after three tries over some days, and tells the developer why', async () => {
    web.answers.clear();
    expect(await recheckAt(days(30))).toMatchObject({ failures: 1, recheckAt: days(31) });
    expect(await recheckAt(days(31))).toMatchObject({ failures: 2, recheckAt: days(34) });
    expect(await shown()).toHaveLength(1);
    expect(mails()).toEqual([]);
    expect(await recheckAt(days(34))).toMatchObject({
      ...{ fallenAt: days(34), fault: 'notFound', recheckAt: null },
    });
    expect(await shown()).toEqual([]);
    const host = new URL(web.origin).host;
    expect(mails()).toHaveLength(1);
    expect(mails()[0]).toContain(`the proof that ${host} is yours`);
    expect(mails()[0]).toContain('The proof was not found there.');
    expect(mails()[0]).toContain(`/developer-profile/${developerId}?tab=proof`);
    await recheckAt(days(90));
    expect(mails()).toHaveLength(1);
  });

  it('forgets failures when the proof is there again', async () => {
    web.answers.clear();
    await recheckAt(days(30));
    await recheckAt(days(31));
    web.answers.set(filePath, { text: proof.token });
    expect(await recheckAt(days(34))).toMatchObject({ failures: 0, recheckAt: days(64) });
  });

  it('follows a proof that moved to another way', async () => {
    web.answers.clear();
    const tag = `<meta name="vibecode-land" content="${proof.token}">`;
    web.answers.set('/', { text: `<head>${tag}</head>` });
    expect(await recheckAt(days(30))).toMatchObject({ way: 'meta', failures: 0 });
  });

  it('leaves hidden and unfinished profiles, removed and fallen addresses alone', async () => {
    const of = (data: object) => db().developer.update({ where: { id: developerId }, data });
    await of({ hiddenAt: noon });
    await recheckAt(days(31));
    await of({ hiddenAt: null, profileCompletedAt: null });
    await recheckAt(days(32));
    await of({ profileCompletedAt: noon });
    await db().addressProof.updateMany({ data: { removedAt: noon } });
    await recheckAt(days(33));
    expect(web.asked).toEqual([]);
    await db().addressProof.updateMany({ data: { removedAt: null } });
    expect(await recheckAt(days(34))).toMatchObject({ checkedAt: days(34) });
  });

  it('asks once from two copies at the same moment', async () => {
    now = days(30);
    const { signal } = new AbortController();
    await Promise.all([recheckProofs(depsOf(), signal), recheckProofs(depsOf(), signal)]);
    expect(web.asked.filter((path) => path === filePath)).toHaveLength(1);
  });

  it('is done by the next process when one was killed within it', async () => {
    web.answers.clear();
    await recheckAt(days(30));
    await recheckAt(days(31));
    now = days(34);
    const killed: typeof notifyDeveloper = async (...notice) => {
      await notifyDeveloper(...notice);
      throw new Error('killed');
    };
    const { signal } = new AbortController();
    const run = recheckProofs({ ...depsOf(), notifyDeveloper: killed }, signal);
    await expect(run).rejects.toThrow('Some addresses were not checked.');
    expect(await recheckAt(new Date(now.getTime() + hourMs))).toMatchObject({
      fault: 'notFound',
    });
    expect(mails()).toHaveLength(1);
  });

  it('asks a bounded number of hosts in a run, the longest due first', async () => {
    await db().addressProof.deleteMany();
    const made = [];
    for (let number = 0; number < 17; number += 1) {
      const one = await proven(`${web.origin}/${number}`);
      await db().addressProof.update({
        where: { id: one.id },
        data: { recheckAt: new Date(noon.getTime() - number * hourMs) },
      });
      made.push(one.id);
    }
    await recheckProofs(depsOf(), new AbortController().signal);
    const untouched = await db().addressProof.findMany({ where: { failures: 0 } });
    expect(untouched.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(made.slice(0, 2));
  });

  it('does not undo what the developer did meanwhile', async () => {
    web.answers.clear();
    await recheckAt(days(30));
    await recheckAt(days(31));
    now = days(34);
    const removing: ReturnType<typeof depsOf>['dns'] = {
      async texts() {
        await db().addressProof.updateMany({ data: { removedAt: now } });
        return { outcome: 'none' };
      },
    };
    await recheckProofs({ ...depsOf(), dns: removing }, new AbortController().signal);
    await runDueJobs(testApp());
    expect(mails()).toEqual([]);
  });
});
