import { beforeEach, describe, expect, it } from 'vitest';
import { makeRequestKey } from '../../../src/features/requests/server/page/request-keys.service.ts';
import { receiveSms } from '../../../src/features/sign-up/server/inbound-sms.service.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { twilioEnv } from '../../mocks/twilio.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ env: { ...twilioEnv, TWILIO_API_URL: 'http://127.0.0.1:9' } });
const db = () => testDatabase().prisma;
const ownNumber = '+16125550177';
const email = 'ada@example.com';

let requestId = 0;
let key = '';
beforeEach(async () => {
  requestId = (await createRequest({ email })).id;
  key = await makeRequestKey(db(), requestId, new Date(), email);
});

const page = () => callerWith(testApp()).caller.contact.requests.byKey({ key });
async function codeOf(): Promise<string> {
  return (await page()).textCode ?? '';
}

let sequence = 0;
function send(text: string, from = ownNumber) {
  sequence += 1;
  const messageId = `SM${String(sequence).padStart(32, '0')}`;
  return receiveSms(testApp().deps, { from, text, messageId, answeredKeyword: null });
}
const said = async () => (await page()).entries.map(({ body }) => body);
const requests = () => db().contactRequest.findMany({ orderBy: { id: 'asc' } });
const replies = async () =>
  (await db().outgoingMessage.findMany({ where: { channel: 'sms' } })).map(({ text }) => text);

describe('a text with the code of a request', () => {
  it('stands in that request, and so do later ones without it', async () => {
    await send(`${(await codeOf()).toLowerCase()} The blue one, please.`);
    await send('And a map.');
    expect(await said()).toEqual(['The blue one, please.', 'And a map.']);
    expect(await requests()).toHaveLength(1);
    expect(await replies()).toEqual([
      expect.stringContaining('stands on the page of your request'),
    ]);
  });

  it('may follow the word of the site, and keeps its words when there are no others', async () => {
    const code = await codeOf();
    await send(`VIBE ${code}: The blue one.`);
    await send(code);
    expect(await said()).toEqual(['The blue one.', code]);
  });

  it('takes the number from an older thread, and lets the owner answer by text', async () => {
    const older = await createRequest({ source: 'sms', email: null, phoneNumber: ownNumber });
    await send(`${await codeOf()} The blue one.`);
    await send('And a map.');
    expect(await said()).toHaveLength(2);
    const { caller } = await signedInAdmin(testApp());
    expect(await caller.admin.threads.get({ requestId })).toMatchObject({
      answerChannels: ['page', 'text'],
    });
    expect(await caller.admin.threads.get({ requestId: older.id })).toMatchObject({ entries: [] });
  });

  it('of a request that was merged since stands in the one that holds it', async () => {
    const code = await codeOf();
    const { id: keptId } = await createRequest({ email });
    const proven = [requestId, keptId].map((id) => ({ requestId: id, provenAddress: email }));
    await db().requestMail.createMany({ data: proven });
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.inbox.merging.merge({ id: keptId, mergedId: requestId });
    await send(`${code} The blue one.`);
    expect(await said()).toEqual(['The blue one.']);
    expect((await requests()).map(({ phoneNumber }) => phoneNumber)).toEqual([null, ownNumber]);
  });

  it('goes on with its request into the one that it is merged into', async () => {
    await send(`${await codeOf()} The blue one.`);
    const { id: keptId } = await createRequest({ email });
    const proven = [requestId, keptId].map((id) => ({ requestId: id, provenAddress: email }));
    await db().requestMail.createMany({ data: proven });
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.inbox.merging.merge({ id: keptId, mergedId: requestId });
    await send('And a map.');
    expect(await said()).toEqual(['The blue one.', 'And a map.']);
    const { answerChannels } = await caller.admin.threads.get({ requestId: keptId });
    expect(answerChannels).toEqual(['page', 'text']);
  });

  it('of another request, with a wrong end or without a link joins nothing', async () => {
    const code = await codeOf();
    const other = await createRequest({ email: 'grace@example.com' });
    await send(code.replace(/^\d+/, String(other.id)));
    await send(code.replace(/.$/, (end) => (end === 'A' ? 'C' : 'A')));
    await db().accessLink.deleteMany();
    await send(`${code} The blue one.`);
    const texts = (await requests()).filter(({ source }) => source === 'sms');
    expect(texts.map(({ description }) => description)).toHaveLength(1);
    expect(await db().conversationEntry.count({ where: { conversation: { requestId } } })).toBe(0);
    expect((await requests()).filter(({ id }) => id === requestId)).toMatchObject([
      { phoneNumber: null },
    ]);
  });

  it('is not shown behind a link that was not mailed, nor to a colleague', async () => {
    key = await makeRequestKey(db(), requestId, new Date());
    expect((await page()).textCode).toBeNull();
  });
});
