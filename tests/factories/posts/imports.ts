import { filePaths } from '../../../src/shared/file-paths.ts';
import type { TestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { signedInAdmin } from '../callers.ts';
import { createCategory } from './posts.ts';

export function sendImport(testApp: TestApp, cookie: string, file: string | Buffer, name: string) {
  return testApp.app.inject({
    method: 'POST',
    url: `${filePaths.importUpload}?name=${encodeURIComponent(name)}`,
    headers: { cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file),
  });
}

export async function readImport(testApp: TestApp, file: string | Buffer, name = 'export') {
  const { cookie, caller, admin } = await signedInAdmin(testApp);
  const { id } = (await sendImport(testApp, cookie, file, name)).json();
  await runDueJobs(testApp);
  const report = async () => {
    const found = (await caller.admin.transfer.imports()).find((one) => one.id === id);
    if (!found) throw new Error('There is no such import.');
    return found;
  };
  const items = async () => (await caller.admin.transfer.items({ id })).items;
  return { id, cookie, caller, admin, report, items };
}

export async function importFile(
  testApp: TestApp,
  file: string | Buffer,
  choices: { name?: string; isPublishing?: boolean; isTakingContent?: boolean } = {},
) {
  const read = await readImport(testApp, file, choices.name);
  const { isPublishing = false, isTakingContent = false } = choices;
  const { id: categoryId } = await createCategory();
  await read.caller.admin.transfer.start({
    id: read.id,
    isPublishing,
    isTakingContent,
    categoryId,
  });
  await runDueJobs(testApp);
  const posts = await testApp.deps.db.prisma.blogPost.findMany({ orderBy: { id: 'asc' } });
  const contentOf = (slug: string) => posts.find((post) => post.slug === slug)?.content ?? '';
  return { ...read, categoryId, posts, contentOf };
}
