import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/verification/web/MarksPage.tsx';
import { refreshListing } from '../../../src/features/developers/server/directory/listing.service.ts';
import { callerWith } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createProof } from '../../factories/proofs.ts';
import { createMark } from '../../factories/verifications.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testApp().deps.db.prisma;
const until = new Date('2097-11-23T12:00:00Z');
let adaId = 0;

beforeEach(async () => {
  now = noon;
  ({ id: adaId } = await createDeveloper({ developerName: 'Ada' }));
  await createDeveloper({ developerName: 'Grace' });
  await createMark(adaId, { endedAt: noon, markUntil: until, examined: 'Courts & more' });
});

const directory = () => testApp().caller.developer.directory({ mark: 'verified' });
const facets = () => testApp().caller.developer.facets({});
const pageAt = async (url: string) => {
  const { body } = await testApp().app.inject({ url });
  return new JSDOM(body).window.document.body.textContent ?? '';
};

describe('the directory', () => {
  it('finds who is verified, marks the card, and counts them, exactly until the end', async () => {
    expect((await directory()).items).toMatchObject([{ developerName: 'Ada', isVerified: true }]);
    expect((await facets()).options.mark).toEqual([
      { value: 'verified', label: 'Verified by the studio', count: 1 },
    ]);
    const everybody = await testApp().caller.developer.directory({});
    expect(everybody.items.map(({ isVerified }) => isVerified)).toEqual([true, false]);
    now = until;
    expect((await directory()).items).toEqual([]);
    expect((await facets()).options.mark).toEqual([]);
    await refreshListing(testApp().deps);
    expect(await db().developer.findUnique({ where: { id: adaId } })).toMatchObject({
      verifiedUntil: null,
    });
  });

  it('finds nobody once the mark is taken back', async () => {
    await db().verification.updateMany({ data: { takenBackAt: noon, reason: 'Not theirs.' } });
    expect((await directory()).items).toEqual([]);
  });
});

describe('a profile', () => {
  it('shows the mark, its day and what was looked at, also in its files', async () => {
    const text = await pageAt(`/developer-profile/${adaId}`);
    expect(text).toContain('Verified by the studio on November 23, 2096');
    expect(text).toContain('Courts & more');
    const file = async (name: string) =>
      (await testApp().app.inject({ url: `/developer-profile/${adaId}/${name}` })).body;
    expect((await file('contact.vcf')).replaceAll(/\r\n /g, '')).toContain('Courts & more');
    expect(JSON.parse(await file('resume.json'))).toMatchObject({
      certificates: [{ name: 'Verified by the studio', date: '2096-11-23' }],
    });
    expect(await file('profile.md')).toContain('## Verified by the studio');
  });
});

describe('the page of the marks', () => {
  it('says how many have each now, without hidden profiles', async () => {
    await createProof(adaId, { provenAt: noon, checkedAt: noon, recheckAt: until, way: 'file' });
    await createDeveloper({ profilePhotoUrl: '/avatars/1.svg' });
    const { id: hiddenId } = await createDeveloper({ hiddenAt: noon });
    await createMark(hiddenId, { endedAt: noon, markUntil: until });
    expect(await callerWith(testApp()).caller.developer.verification.marks()).toEqual({
      ...{ phone: 2, address: 1, studio: 1, sample: 1 },
    });
    const text = await pageAt('/developers/verification');
    expect(text).toContain('What the marks mean');
    expect(text).toContain('2 developers have it now');
  });
});
