import type { Deps } from '../../../../server/deps.ts';
import { pictureStem } from '../../../../shared/media/media.ts';
import { findHiddenPictures } from '../projects/project-pictures.queries.ts';
import { findHiddenPhotos } from './hiding.queries.ts';

/** Cache lifetime. Pictures are requested often. */
const knownForMs = 1_000;

type Owners = ReadonlyMap<string, number>;

export interface HiddenPhotos {
  /**
   * Returns the developer of a picture of a hidden profile; null for public pictures. Exact for profiles that this process has hidden,
   * otherwise at most one second old.
   * @param stem common part of the picture's file names (`pictureStem`)
   * @throws when the database fails and nothing is cached
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
      const [photos, pictures] = await Promise.all([
        findHiddenPhotos(db.prisma),
        findHiddenPictures(db.prisma),
      ]);
      last = new Map([
        ...photos.flatMap(({ id, profilePhotoUrl }): [string, number][] => {
          const stem = pictureStem(profilePhotoUrl);
          return stem ? [[stem, id]] : [];
        }),
        ...pictures.map(({ mediaId, developerId }): [string, number] => [mediaId, developerId]),
      ]);
      return last;
    } catch (error) {
      // Serves the cached list while the database is down, so hidden pictures stay hidden.
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
