import { readdirSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { strayAfterDays } from '../../../src/features/media/server/stray-files.service.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { uploadAsAdmin } from '../../factories/admin-upload.ts';
import { createAdmin } from '../../factories/admins.ts';
import { createFlatPicture } from '../../factories/pictures.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

const dataDir = temporaryDataDir();
const folder = path.join(dataDir, 'media');
const testApp = setUpTestApp({ env: { DATA_DIR: dataDir } });

const stored = () => readdirSync(folder).toSorted();
const nameOf = (family: string, letter: string, end: string) =>
  `${family}-${letter.repeat(32)}${end}`;

async function age(name: string, days: number): Promise<void> {
  const at = new Date(Date.now() - days * dayMs);
  await utimes(path.join(folder, name), at, at);
}

async function store(name: string, days = strayAfterDays + 10): Promise<string> {
  await writeFile(path.join(folder, name), 'x');
  await age(name, days);
  return name;
}

async function sweep(): Promise<void> {
  await addJob(testApp().deps.db.prisma, 'removeStrayFiles', {});
  expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
}

let pictures: string[];

beforeEach(async () => {
  await uploadAsAdmin(testApp(), await createFlatPicture(64, 48));
  pictures = stored().filter((name) => name.startsWith('post-'));
  for (const name of pictures) await age(name, strayAfterDays + 10);
});

it('old files without a row go, and nothing else', async () => {
  const { id: adminId } = await createAdmin();
  const storedName = nameOf('import', 'a', '');
  await testApp().deps.db.prisma.postImport.create({
    data: { adminId, storedName, fileName: 'export.zip', byteSize: 1, createdAt: new Date() },
  });
  const kept = [
    await store(storedName),
    await store(nameOf('post', 'b', '-64x48-w64.webp'), strayAfterDays - 10),
    await store('notes-of-the-owner.txt'),
  ];
  await store(nameOf('post', 'c', '-64x48-w64.webp'));
  await store(nameOf('request', 'd', '.pdf'));
  await sweep();
  expect(stored()).toEqual([...pictures, ...kept].toSorted());
});

it('a store with mostly unknown files is that of another site, and stays', async () => {
  const letters = 'abcdefgh'.slice(0, pictures.length + 1);
  for (const letter of letters) await store(nameOf('photo', letter, '-9x9-w9.webp'));
  const before = stored();
  await sweep();
  expect(stored()).toEqual(before);
  expect(testApp().logLines.join()).toContain('foreign-store');
});
