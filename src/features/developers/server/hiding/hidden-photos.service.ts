import type { Deps } from '../../../../server/deps.ts';
import { pictureStem } from '../../../../shared/media.ts';
import { findHiddenPhotos } from './hiding.queries.ts';

/** A photo is asked for as often as it is seen: the few that are hidden are read once for all that come within this time. */
const knownForMs = 1_000;

type Owners = ReadonlyMap<string, number>;

export interface HiddenPhotos {
  /**
   * The developer whose hidden profile a photo belongs to, or null for a photo that everybody may see. As of now where this
   * process has hidden it, otherwise at most a second old.
   * @param stem of the names of its files (`pictureStem`)
   * @throws where the database cannot be asked and never could
   */
  ownerOf(stem: string): Promise<number | null>;
}

export function createHiddenPhotos({
  db,
  contentBus,
}: Pick<Deps, 'db' | 'contentBus'>): HiddenPhotos {
  let reading: { owners: Promise<Owners>; sinceMs: number } | null = null;
  let last: Owners | null = null;
  contentBus.onChange(() => {
    reading = null;
  });

  const read = async (): Promise<Owners> => {
    try {
      const rows = await findHiddenPhotos(db.prisma);
      last = new Map(
        rows.flatMap(({ id, profilePhotoUrl }) => {
          const stem = pictureStem(profilePhotoUrl);
          return stem ? [[stem, id]] : [];
        }),
      );
      return last;
    } catch (error) {
      // Pictures are there while the database is away: those that were hidden before stay so.
      if (last) return last;
      throw error;
    }
  };

  return {
    async ownerOf(stem) {
      const nowMs = performance.now();
      if (!reading || nowMs - reading.sinceMs >= knownForMs) {
        reading = { owners: read(), sinceMs: nowMs };
      }
      return (await reading.owners).get(stem) ?? null;
    },
  };
}
