import { expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { createLibraryPicture } from '../../factories/library-pictures.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const sent = (pictures: readonly { id: string }[]) => pictures.map(({ id }) => ({ id }));
const db = () => testApp().deps.db.prisma;

it('keeps several pictures, and lets go again of those that it has kept', async () => {
  const { media } = (await signedInAdmin(testApp())).caller.admin;
  const first = await createLibraryPicture();
  const kept = await createLibraryPicture();
  await media.update({ id: kept.id, isKept: true });
  const pictures = sent([first, kept]);
  const { changed, failed } = await media.keepSeveral({ pictures, isKept: true });
  expect({ changed, failed }).toEqual({ changed: sent([first]), failed: [] });
  await media.keepSeveral({ pictures: changed, isKept: false });
  const stillKept = await db().media.findMany({ where: { isKept: true }, select: { id: true } });
  expect(stillKept).toEqual(sent([kept]));
});

it('deletes several pictures, and names one that a post shows', async () => {
  const { media } = (await signedInAdmin(testApp())).caller.admin;
  const shown = await createLibraryPicture();
  const unused = await createLibraryPicture({ name: 'scree.png' });
  await createPost({ imageUrl: shown.url });
  const outcome = await media.deleteSeveral({ pictures: sent([shown, unused]) });
  expect(outcome).toEqual({
    changed: sent([unused]),
    failed: [{ id: shown.id, message: expect.stringContaining('shows this picture') }],
  });
  expect((await media.list({})).items.map(({ id }) => id)).toEqual([shown.id]);
  expect(await db().activityEntry.findMany({ select: { action: true, summary: true } })).toEqual([
    { action: 'deleted', summary: 'scree.png' },
  ]);
});

it.each(['author', 'contributor'] as const)(
  'leaves pictures of others alone for the role “%s”',
  async (role) => {
    const { caller, admin } = await signedInAdmin(testApp(), { role });
    const own = await createLibraryPicture({ adminId: admin.id });
    const foreign = await createLibraryPicture();
    const { changed, failed } = await caller.admin.media.keepSeveral({
      ...{ pictures: sent([own, foreign]), isKept: true },
    });
    expect(changed).toEqual(sent([own]));
    expect(failed).toEqual([
      { id: foreign.id, message: 'Only an editor can change pictures of others.' },
    ]);
  },
);

it('refuses a picture that is not of the library, and more than a hundred', async () => {
  const { media } = (await signedInAdmin(testApp())).caller.admin;
  const { id } = await createLibraryPicture();
  for (const pictures of [[{ id: 'photo-1' }], Array.from({ length: 101 }, () => ({ id }))]) {
    await expect(media.deleteSeveral({ pictures })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});
