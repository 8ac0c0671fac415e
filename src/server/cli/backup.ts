import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { saveBackup } from '../backup/backup.ts';
import { systemClock } from '../clock.ts';
import { createMediaStore } from '../integrations/media-store/create-media-store.ts';
import { packageRoot } from '../package-root.ts';
import { withSite } from './command.ts';
import { CommandError, counted, type Terminal } from './terminal.ts';

/** The version of this program, which a backup names. */
async function ownVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(
    await readFile(path.join(packageRoot, 'package.json'), 'utf8'),
  );
  const isVersioned = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isVersioned ? String(manifest.version) : '';
}

/** The database is left at its own version of the schema: what comes before an upgrade must not begin it. */
export async function backup(terminal: Terminal, file: string): Promise<void> {
  if (existsSync(file)) {
    throw new CommandError(`${file} is there already. Name another file, or move that one away.`);
  }
  await withSite(terminal, { bringsUpToDate: false }, async (site) => {
    const { progress, signal } = site;
    const { rows, tables, pictures, missingPictures } = await saveBackup(
      {
        client: await site.connect(),
        mediaStore: await createMediaStore(site.settings),
        clock: systemClock,
        progress,
        signal,
      },
      { file, version: await ownVersion() },
    );
    progress.close();
    site.say(
      `Saved to ${file}: ${counted(rows, 'row')} of ${counted(tables, 'table')}, ${counted(pictures, 'picture file')}.`,
    );
    if (missingPictures.length > 0) {
      site.say(
        `The database names ${counted(missingPictures.length, 'picture file')} that the store does not have: ${missingPictures.slice(0, 5).join(', ')}${missingPictures.length > 5 ? ' …' : ''}. They were deleted just now, or are missing on the site too.`,
      );
    }
    site.say('It holds addresses and password hashes: keep it where only you can read it.');
  });
}
