import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { formerPath } from '../../../../shared/addresses/former-path.ts';
import { paths } from '../../../../shared/paths.ts';
import { foreignChoicesSchema } from '../../post-import.ts';
import { findAccounts, findOwnPictures } from './import-lookups.queries.ts';
import type { StoredImport } from './imports.queries.ts';
import { ImportPictures } from './pictures/import-pictures.ts';
import { PictureIndex } from './pictures/pictures.ts';
import { newFileKeys, type PlannedPost, type PlanTools } from './planning/former-addresses.ts';
import { planPosts } from './planning/plan.ts';
import { type ReadExport, readExport } from './read-export.ts';
import { openUpload, type UploadFiles } from './upload-files.ts';

export interface PreparedImport {
  source: ReadExport;
  planned: PlannedPost[];
  pictures: ImportPictures;
  tools: PlanTools;
  close(): void;
}

/** Only one import is in memory at a time: their jobs share one queue. */
async function openStored(
  { mediaStore }: Pick<Deps, 'mediaStore'>,
  { storedName, fileName }: StoredImport,
): Promise<UploadFiles> {
  const opened = storedName ? await mediaStore.open(storedName) : { outcome: 'missing' as const };
  if (opened.outcome === 'missing') {
    throw new DomainError('NOT_FOUND', 'The file is gone. Please choose it again.');
  }
  if (opened.outcome === 'unavailable') {
    throw new Error('The file of an import cannot be read right now.', { cause: opened.cause });
  }
  return openUpload(await buffer(opened.stream), fileName);
}

/**
 * @param store stores a picture; null to write nothing
 * @throws DomainError when the file is gone, damaged or no export
 */
export async function prepareImport(
  deps: Pick<Deps, 'db' | 'mediaStore' | 'textWork'>,
  row: StoredImport,
  store: ((bytes: Buffer, name: string) => Promise<string>) | null,
): Promise<PreparedImport> {
  const files = await openStored(deps, row);
  try {
    const source = await readExport(deps, files, foreignChoicesSchema.parse(row.foreignChoices));
    const planned = await planPosts(source.posts);
    const own = await findOwnPictures(deps.db.prisma, source.pictureStems);
    const pictures = new ImportPictures(files, new PictureIndex(files.paths), own, store);
    const newPaths = new Map<string, string>();
    for (const { source: post, slug } of planned) {
      await setImmediate();
      const former = post.formerAddresses.flatMap((address) => formerPath(address) ?? []);
      for (const key of [...newFileKeys(post.file), ...former]) newPaths.set(key, paths.post(slug));
    }
    const accounts = new Set((await findAccounts(deps.db.prisma)).map(({ username }) => username));
    const { source: kind, formerOrigin } = source;
    const { textWork } = deps;
    const tools = { textWork, source: kind, pictures, newPaths, formerOrigin, accounts };
    return { source, planned, pictures, tools, close: () => files.close() };
  } catch (error) {
    files.close();
    throw error;
  }
}
