import { describe, expect, it } from 'vitest';
import { createToken } from '../../factories/admins.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

/** An owner who has the request open, and a program with a token of this owner. */
async function desk() {
  const { admin, caller } = await signedInAdmin(testApp());
  const { secret } = await createToken(admin.id, { scopes: ['requests:read', 'requests:write'] });
  const { id } = await createRequest();
  const place = { requestId: id, kind: 'answer' } as const;
  const { drafts } = caller.admin.inbox;
  const call = (
    method: 'GET' | 'PUT',
    payload?: { text: string; revision?: string },
    headers: Record<string, string> = {},
    requestId = id,
  ) =>
    testApp().app.inject({
      ...{ method, url: `/api/admin/requests/${requestId}/answer-draft` },
      headers: { 'admin-token': secret, ...headers },
      ...(payload ? { payload } : {}),
    });
  return {
    ...{ id, caller, call },
    shown: async () => (await drafts.get(place)).draft?.text ?? null,
    types: (text: string, seen: string | null = null) =>
      drafts.save({ ...place, text, seen, savedFrom: crypto.randomUUID() }),
  };
}

describe('an answer that a program drafts', () => {
  it('stands in the answer field of the owner, and nothing is sent', async () => {
    const { id, call, shown } = await desk();
    expect((await call('GET')).json()).toEqual({ draft: null });
    const answer = await call('PUT', { text: 'Yes. Two weeks.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe(`"${answer.json().revision}"`);
    expect(await shown()).toBe('Yes. Two weeks.');
    const read = await call('GET');
    expect(read.json().draft).toMatchObject({ text: 'Yes. Two weeks.' });
    expect(read.headers.etag).toBe(answer.headers.etag);
    const { prisma } = testDatabase();
    expect(await prisma.conversationEntry.count()).toBe(0);
    const { status } = await prisma.contactRequest.findUniqueOrThrow({ where: { id } });
    expect(status).toBe('new');
  });

  it('never replaces words that the owner typed and the program has not read', async () => {
    const { call, types, shown } = await desk();
    await types('Dear Ada,');
    const blind = await call('PUT', { text: 'Yes.' });
    expect(blind.statusCode).toBe(409);
    expect(blind.json()).toEqual({
      code: 'CONFLICT',
      message:
        'Another text stands in the answer field. Read it, and send its revision with yours.',
    });
    expect(blind.body).not.toContain('Dear Ada');
    const { draft } = (await call('GET')).json();
    await types('Dear Ada, we', draft.revision);
    const etag = `"${draft.revision}"`;
    const revision = draft.revision;
    expect((await call('PUT', { text: 'Yes.', revision })).statusCode).toBe(409);
    expect((await call('PUT', { text: 'Yes.' }, { 'if-match': etag })).statusCode).toBe(412);
    expect(await shown()).toBe('Dear Ada, we');
  });

  it('replaces the words that the program has read', async () => {
    const { call, types, shown } = await desk();
    await types('Dear Ada,');
    const { etag } = (await call('GET')).headers;
    const answer = await call('PUT', { text: 'Dear Ada, yes.' }, { 'if-match': String(etag) });
    expect(answer.statusCode).toBe(200);
    const { revision } = answer.json();
    expect((await call('PUT', { text: 'Dear Ada, no.', revision })).statusCode).toBe(200);
    expect(await shown()).toBe('Dear Ada, no.');
  });

  it('is the same draft when it is sent twice', async () => {
    const { call, shown } = await desk();
    await call('PUT', { text: 'Yes.' });
    expect((await call('PUT', { text: 'Yes.' })).statusCode).toBe(200);
    expect(await shown()).toBe('Yes.');
  });

  it('is not taken with a star, which names no words that were read', async () => {
    const { call, types, shown } = await desk();
    await types('Dear Ada,');
    expect((await call('PUT', { text: 'Yes.' }, { 'if-match': '*' })).statusCode).toBe(400);
    expect(await shown()).toBe('Dear Ada,');
  });

  it.each([
    ['nothing', ''],
    ['a blank', ' '],
    ['too much', 'x'.repeat(25_001)],
  ])('is not made of %s', async (_what, text) => {
    const { call } = await desk();
    expect((await call('PUT', { text })).statusCode).toBe(400);
  });

  it('stays what the owner typed over it meanwhile, who decides about it', async () => {
    const { call, types, shown } = await desk();
    await call('PUT', { text: 'Yes.' });
    await expect(types('No.')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await shown()).toBe('Yes.');
  });

  it('belongs to the request that holds a merged one', async () => {
    const { id, caller, call } = await desk();
    const { id: keptId } = await createRequest();
    const { requestMail } = testDatabase().prisma;
    for (const requestId of [id, keptId]) {
      await requestMail.create({ data: { requestId, provenAddress: 'ada@example.com' } });
    }
    await caller.admin.inbox.merging.merge({ id: keptId, mergedId: id });
    expect((await call('PUT', { text: 'Yes.' })).statusCode).toBe(200);
    expect((await call('GET', undefined, {}, keptId)).json().draft).toMatchObject({ text: 'Yes.' });
  });

  it('needs a request', async () => {
    const { call } = await desk();
    expect((await call('GET', undefined, {}, 2_147_483_647)).statusCode).toBe(404);
    expect((await call('PUT', { text: 'Yes.' }, {}, 2_147_483_647)).statusCode).toBe(404);
  });

  it('is seen by its owner alone', async () => {
    const { id, call } = await desk();
    await call('PUT', { text: 'Yes.' });
    const { admin } = await signedInAdmin(testApp());
    const { secret } = await createToken(admin.id, { scopes: ['requests:read'] });
    const answer = await testApp().app.inject({
      url: `/api/admin/requests/${id}/answer-draft`,
      headers: { 'admin-token': secret },
    });
    expect(answer.json()).toEqual({ draft: null });
  });
});
