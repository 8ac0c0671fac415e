import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../../src/app/content-kinds.ts';
import { noteStatementsOfRelease } from '../../../src/features/content/server/content-facts.service.ts';
import { creatorVideosKind } from '../../../src/features/creators/words/creator-videos.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { startVideoPlatform, type VideoPlatformDouble } from '../../mocks/video-platform.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

const env: Record<string, string> = {};
let platform: VideoPlatformDouble;
let now = new Date();

beforeAll(async () => {
  platform = await startVideoPlatform();
  env.VIDEO_CHECK_URL = platform.url;
});
afterAll(() => platform.stop());

const testApp = setUpTestApp({ env, replace: () => ({ clock: { now: () => now } }) });
const switchedOff = setUpTestApp({ env: { VIDEO_CHECK_URL: 'off' } });
const video = { title: '', videoId: '', ...creatorVideosKind.release.liveDemos[0] };
const search = video.title;

beforeEach(async () => {
  now = new Date();
  platform.statuses.clear();
  platform.state.otherStatus = 200;
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await noteStatementsOfRelease(testApp().deps, contentKinds);
});

async function check(app = testApp()): Promise<void> {
  await addJob(app.deps.db.prisma, 'checkVideos', {});
  await runDueJobs(app);
}

async function world() {
  const { caller } = await signedInAdmin(testApp());
  const { facts } = caller.admin;
  const due = async () => (await facts.rechecks({ filter: 'due', search })).items;
  return { facts, due };
}

describe('a video of the creators', () => {
  it.each([404, 400, 401])('is due once the platform answers %i', async (status) => {
    const { due } = await world();
    await check();
    expect(await due()).toEqual([]);
    platform.statuses.set(video.videoId, status);
    await check();
    expect(await due()).toMatchObject([
      {
        sentence: `${video.title}. The video can be played here.`,
        note: 'It can no longer be played here',
        sourceUrl: `https://www.youtube.com/watch?v=${video.videoId}`,
      },
    ]);
  });

  it('is no longer due once it is back', async () => {
    const { due } = await world();
    platform.statuses.set(video.videoId, 404);
    await check();
    expect(await due()).toHaveLength(1);
    platform.statuses.clear();
    await check();
    expect(await due()).toEqual([]);
  });

  it.each([403, 429, 503])('is left as it is when the platform answers %i', async (status) => {
    const { due } = await world();
    platform.state.otherStatus = status;
    await check();
    expect(await due()).toEqual([]);
  });

  it('that the owner has looked at is not due again a week later', async () => {
    const { facts, due } = await world();
    platform.statuses.set(video.videoId, 404);
    await check();
    const [row] = await due();
    await facts.recheck({ id: row?.id ?? 0, outcome: 'stillTrue' });
    await check();
    expect(await due()).toEqual([]);
  });

  it('is not asked for where the owner has switched that off', async () => {
    const { due } = await world();
    platform.statuses.set(video.videoId, 404);
    await check(switchedOff());
    expect(await due()).toEqual([]);
  });
});
