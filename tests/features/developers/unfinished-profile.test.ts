import { beforeEach, describe, expect, it } from 'vitest';
import { callerWith } from '../../factories/callers.ts';
import { createProject } from '../../factories/developers.ts';
import { createFlatPicture, multipartBody } from '../../factories/pictures.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const phoneNumber = '+16125550142';
let id: number;
let cookie: string;

beforeEach(async () => {
  const visitor = callerWith(testApp());
  const { demoCode = '' } = await visitor.caller.developer.sendVerification({ phoneNumber });
  const verified = await visitor.caller.developer.verifyPhone({
    phoneNumber,
    verificationCode: demoCode,
  });
  id = verified.developer.id;
  cookie = visitor.setCookies.map((set) => set.split(';')[0]).join('; ');
  await createProject(id);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp().app.inject({ url, headers });
const write = () =>
  testApp().app.inject({
    method: 'POST',
    url: `/api/developers/profile/${id}/messages`,
    payload: { name: 'Vera', email: 'vera@example.com', message: 'Are you free in May?' },
  });

async function uploadPhoto(): Promise<string> {
  const { payload, headers } = multipartBody(await createFlatPicture(40, 40));
  const answer = await testApp().app.inject({
    method: 'POST',
    url: '/uploads/profile-photo',
    headers: { ...headers, cookie },
    payload,
  });
  return answer.json().url;
}

describe('a profile whose form was never finished', () => {
  it('does not exist for others, by REST and tRPC', async () => {
    const other = await testApp().cookieFor(
      'developer',
      (await testDatabase().prisma.developer.create({ data: { phoneNumber: '+12015550199' } })).id,
    );
    const callers: Record<string, string>[] = [{}, { cookie: other }];
    for (const headers of callers) {
      const missing = (await get('/api/developers/profile/999999', headers)).json();
      const answer = await get(`/api/developers/profile/${id}`, headers);
      expect([answer.statusCode, answer.json()]).toEqual([404, missing]);
      const input = encodeURIComponent(JSON.stringify({ developerId: id }));
      expect((await get(`/trpc/developer.profile?input=${input}`, headers)).statusCode).toBe(404);
    }
  });

  it('is in no list and found by no search', async () => {
    await testDatabase().prisma.developer.update({ where: { id }, data: { bio: 'canary' } });
    const { caller } = callerWith(testApp());
    expect(await caller.developer.list({})).toEqual([]);
    expect((await caller.developer.directory({ q: 'canary' })).items).toEqual([]);
    for (const url of ['/sitemap.xml', '/llms.txt', '/rss.xml']) {
      expect((await get(url)).body, url).not.toContain(`developer-profile/${id}`);
    }
  });

  it('takes no messages', async () => {
    expect((await write()).statusCode).toBe(404);
    expect(await testDatabase().prisma.developerMessage.count()).toBe(0);
  });

  it('shows its photo nowhere', async () => {
    const url = await uploadPhoto();
    const { caller } = callerWith(testApp());
    const answers = [
      await caller.developer.list({}),
      await caller.developer.directory({}),
      (await get(`/api/developers/profile/${id}`)).body,
    ];
    expect(JSON.stringify(answers)).not.toContain(url);
  });

  it('is shown to its owner', async () => {
    const answer = await get(`/api/developers/profile/${id}`, { cookie });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().developer.phoneNumber).toBe(phoneNumber);
    expect(answer.json().projects).toHaveLength(1);
  });

  it('is there for everybody once the form was finished', async () => {
    const url = await uploadPhoto();
    await testApp().app.inject({
      method: 'PATCH',
      url: `/api/developers/${id}`,
      headers: { cookie },
      payload: { showPhoneNumber: false },
    });
    const { developer } = (await get(`/api/developers/profile/${id}`)).json();
    expect(developer).toMatchObject({ phoneNumber: '', profilePhotoUrl: url });
    expect((await write()).statusCode).toBe(200);
  });
});
