import { beforeEach, describe, expect, it } from 'vitest';
import { openWork } from '../../factories/order.ts';
import { createPhoto, multipartBody } from '../../factories/pictures.ts';
import { createRequestFile } from '../../factories/request-files.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const now = new Date('2026-11-24T08:00:00Z');
const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir() },
  replace: ({ mail }) => ({
    clock: { now: () => now },
    mail: { ...mail, ownerAddress: 'owner@vibecode.example' },
  }),
});

type Work = Awaited<ReturnType<typeof openWork>>;
let work: Work;
beforeEach(async () => {
  work = await openWork(testApp());
});

const note = { text: 'The colors are yours to choose.', address: 'https://draft.example/colors' };
const entries = ({ contact, key }: Work) =>
  contact.requests.byKey({ key }).then((request) => request.entries);

async function upload({ cookie, stageId }: Pick<Work, 'stageId'> & { cookie?: string }) {
  const { payload, headers } = multipartBody(await createPhoto(800, 400), { name: 'colors.jpg' });
  return testApp().app.inject({
    method: 'POST',
    url: `/uploads/stages/${stageId}/files`,
    headers: { ...headers, ...(cookie && { cookie }) },
    payload,
  });
}

describe('a note at a stage', () => {
  it('stands in the thread of the request with its stage, its address and its picture', async () => {
    const { admin, requestId, stageId, key } = work;
    await admin.work.addNote({ requestId, stageId, ...note });
    expect((await upload(work)).statusCode).toBe(200);
    const stage = { id: stageId, title: 'First draft' };
    const said = await entries(work);
    expect(said).toMatchObject([
      { side: 'outgoing', body: note.text, address: note.address, stage, file: null },
      {
        side: 'outgoing',
        body: '',
        stage,
        file: { name: 'colors.jpg', contentType: 'image/jpeg' },
      },
    ]);
    const picture = await testApp().app.inject({
      url: `/requests/${key}/files/${said[1]?.file?.id}`,
    });
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect((await admin.threads.get({ requestId })).entries).toMatchObject([{ stage }, { stage }]);
  });

  it('sent twice within the hour stands there once, but once at each stage', async () => {
    const { admin, requestId, stageId, contact, key } = work;
    await admin.work.addNote({ requestId, stageId, ...note });
    await admin.work.addNote({ requestId, stageId, ...note });
    await admin.work.add({
      ...{ requestId, title: 'Second', text: '', address: '', dueOn: '', state: 'ours' },
    });
    const second = (await contact.work.list({ key })).find(({ title }) => title === 'Second');
    await admin.work.addNote({ requestId, stageId: second?.id ?? 0, ...note });
    expect((await entries(work)).map(({ stage }) => stage?.title)).toEqual([
      'First draft',
      'Second',
    ]);
  });

  it.each(['javascript:alert(1)', 'draft.example'])('has no link to %s', async (address) => {
    const { admin, requestId, stageId } = work;
    const sent = admin.work.addNote({ requestId, stageId, ...note, address });
    await expect(sent).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is not written at a stage of another request', async () => {
    const other = await openWork(testApp());
    const sent = work.admin.work.addNote({
      ...{ requestId: work.requestId, stageId: other.stageId, ...note },
    });
    await expect(sent).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes pictures of the owner only, at a stage that is there', async () => {
    expect((await upload({ stageId: work.stageId })).statusCode).toBe(401);
    expect((await upload({ cookie: work.cookie, stageId: work.stageId + 1 })).statusCode).toBe(404);
    expect(await testDatabase().prisma.media.count()).toBe(0);
  });

  it('leaves the room for files of the client as it was', async () => {
    const { admin, requestId, stageId, key } = work;
    await admin.work.addNote({ requestId, stageId, ...note });
    const { prisma } = testDatabase();
    const { conversationId } = await prisma.conversationEntry.findFirstOrThrow();
    for (let place = 0; place < 10; place++) {
      const { id: entryId } = await prisma.conversationEntry.create({
        data: { conversationId, side: 'outgoing', body: '', createdAt: now, stageId },
      });
      const mediaId = `note-${place}`;
      await createRequestFile({ requestId, entryId, mediaId, byteSize: 5_000_000 });
    }
    const { payload, headers } = multipartBody(await createPhoto(80, 40), { name: 'ours.jpg' });
    const url = `/requests/${key}/files`;
    const sent = await testApp().app.inject({ method: 'POST', url, headers, payload });
    expect(sent.statusCode).toBe(200);
  });
});

describe('words of the client about a stage', () => {
  it('stand in the same thread, unseen by the owner, without a mail of their own', async () => {
    const { contact, key, stageId, admin, requestId } = work;
    const mails = await testDatabase().prisma.outgoingMessage.count();
    await contact.work.answer({ key, stage: String(stageId), text: 'Blue, please.' });
    expect(await entries(work)).toMatchObject([
      { side: 'incoming', body: 'Blue, please.', stage: { id: stageId } },
    ]);
    expect(await admin.threads.unseen()).toEqual([requestId]);
    expect(await testDatabase().prisma.outgoingMessage.count()).toBe(mails);
  });

  it('never reach a stage of another client', async () => {
    const other = await openWork(testApp());
    const { contact, key } = work;
    const sent = contact.work.answer({ key, stage: String(other.stageId), text: 'Hello.' });
    await expect(sent).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await entries(other)).toEqual([]);
  });
});
