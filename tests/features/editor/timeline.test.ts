import { describe, expect, it } from 'vitest';
import { adminPageSize } from '../../../src/shared/admin/admin.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDraft } from '../../factories/posts/posts.ts';
import { createRemark } from '../../factories/posts/remarks.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 10, minute));

/** A post with one entry of each kind, a minute apart. */
async function startTimeline() {
  const { admin, caller } = await signedInAdmin(testApp(), { username: 'ed' });
  const { id: documentId } = await createDraft({ authorId: admin.id });
  const by = 'admin:ed';
  await db().documentVersion.create({
    data: {
      ...{ documentId, kind: 'revision', version: 1, savedBy: by, updatedAt: at(0) },
      form: { title: 'Saved' },
    },
  });
  const remark = await createRemark(documentId, admin);
  await db().remark.update({
    where: { id: remark.id },
    data: { createdAt: at(1), doneAt: at(4), doneBy: by },
  });
  await db().remark.create({
    data: { documentId, parentId: remark.id, text: 'An answer', writtenBy: by, createdAt: at(2) },
  });
  await db().provenance.create({
    data: {
      ...{ documentId, purpose: 'shorten', model: 'm', wordCount: 1, characterCount: 4 },
      ...{ writtenAt: at(3), acceptedBy: by, acceptedAt: at(3) },
    },
  });
  const review = { documentId, readyBy: by, endedBy: by };
  await db().review.createMany({
    data: [
      { ...review, readyAt: at(5), endedAt: at(6), outcome: 'draft' },
      { ...review, readyAt: at(7), endedAt: at(8), outcome: 'published' },
    ],
  });
  return { caller, id: documentId };
}

describe('the timeline of a post', () => {
  it('holds saves, remarks, uses of the model and reviews by time', async () => {
    const { caller, id } = await startTimeline();
    const { items, total } = await caller.admin.posts.timeline({ id });
    expect(items.map(({ kind, at: time, text }) => [kind, time.getUTCMinutes(), text])).toEqual([
      ...[
        ['reviewed', 8, ''],
        ['ready', 7, ''],
        ['backToDraft', 6, ''],
        ['ready', 5, ''],
      ],
      ...[
        ['remarkDone', 4, 'Text'],
        ['model', 3, 'shorten'],
        ['remark', 1, 'Text'],
      ],
      ['version', 0, 'Saved'],
    ]);
    expect(items.every(({ by }) => by === 'admin:ed')).toBe(true);
    expect(total).toBe(8);
  });

  it.each([
    ['versions', ['version']],
    ['remarks', ['remarkDone', 'remark']],
    ['model', ['model']],
    ['reviews', ['reviewed', 'ready', 'backToDraft', 'ready']],
  ] as const)('shows %s alone when asked', async (filter, kinds) => {
    const { caller, id } = await startTimeline();
    const { items, total } = await caller.admin.posts.timeline({ id, filter });
    expect(items.map(({ kind }) => kind)).toEqual(kinds);
    expect(total).toBe(kinds.length);
  });

  it('comes in pages', async () => {
    const { caller, id } = await startTimeline();
    await db().remark.createMany({
      data: Array.from({ length: adminPageSize }, (_, minute) => ({
        ...{ documentId: id, quote: `Passage ${minute}`, text: 'Hm', writtenBy: 'admin:ed' },
        createdAt: at(10 + minute),
      })),
    });
    const first = await caller.admin.posts.timeline({ id });
    const second = await caller.admin.posts.timeline({ id, page: 2 });
    expect(first.items).toHaveLength(adminPageSize);
    expect(second.items.map(({ kind }) => kind)).toContain('version');
    expect(first.items.length + second.items.length).toBe(second.total);
  });
});
