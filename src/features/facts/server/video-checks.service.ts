import type { Deps } from '../../../server/deps.ts';
import { videoIdOf, videoPlatform } from '../../../shared/words/video-platform.ts';
import { findVideoStatements, writeRecheck } from './document-facts.queries.ts';

const goneNote = 'It can no longer be played here';

/**
 * Asks the platform of each video in the content, one after another, and makes those that are gone due. A recheck that somebody
 * answered is not raised again before its time.
 */
export async function checkVideos(
  { db, clock, videos }: Pick<Deps, 'db' | 'clock' | 'videos'>,
  signal: AbortSignal,
): Promise<void> {
  for (const { id, sourceUrl, note } of await findVideoStatements(db.prisma)) {
    signal.throwIfAborted();
    const state = await videos.stateOf(videoIdOf(sourceUrl) ?? '', signal);
    const isMarked = note === goneNote;
    if (state === 'gone' && !isMarked) {
      await writeRecheck(db.prisma, id, { note: goneNote, recheckAt: clock.now() });
    } else if (state === 'there' && isMarked) {
      await writeRecheck(db.prisma, id, { note: videoPlatform.name, recheckAt: null });
    }
  }
}
