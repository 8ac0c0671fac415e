import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { typedClient } from '../../../src/server/http/api/typed-client.ts';
import { createToken } from '../../factories/admins.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createFlatPicture } from '../../factories/pictures.ts';
import { createCategory } from '../../factories/posts/posts.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { portOf } from '../../setup/raw-http.ts';

const run = promisify(execFile);
const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const site = async () => `http://127.0.0.1:${await portOf(testApp().app)}`;

const codeIn = (markdown: string) => /```ts\n([\s\S]*?)```/.exec(markdown)?.[1] ?? '';
const tsconfig = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, target: 'es2023', module: 'nodenext', types: ['node'] },
    allowImportingTsExtensions: true,
  },
  files: ['example.ts', 'lines.ts'],
};

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'typed-client-'));
  await symlink(path.resolve('node_modules'), inFolder('node_modules'));
  await cp('docs/api/example.ts', inFolder('example.ts'));
  await writeFile(inFolder('package.json'), '{ "type": "module" }');
  await writeFile(inFolder('tsconfig.json'), JSON.stringify(tsconfig));
});
afterAll(() => rm(folder, { recursive: true }));

/** As the one-liner does it, without the network. */
async function generateTypes(): Promise<void> {
  const answer = await fetch(`${await site()}/api/openapi.json`);
  const source = await answer.text();
  await writeFile(inFolder('openapi.json'), source);
  const { info } = z
    .object({ info: z.object({ description: z.string() }) })
    .parse(JSON.parse(source));
  await writeFile(inFolder('lines.ts'), codeIn(info.description));
  await run(process.execPath, [
    ...['--import', './tests/setup/programs/earlier-typescript.mjs'],
    ...['node_modules/openapi-typescript/bin/cli.js', inFolder('openapi.json')],
    ...['-o', inFolder('openapi.ts')],
  ]);
}

describe('a client with types, made from the description of the site', () => {
  it('publishes a post with a picture, changes a price and drafts an answer', async () => {
    await generateTypes();
    await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder]);

    const { admin, caller } = await signedInAdmin(testApp());
    const { secret } = await createToken(admin.id, {
      scopes: [
        ...(['posts:write', 'pictures:upload', 'content:read', 'content:write'] as const),
        ...(['requests:read', 'requests:write'] as const),
      ],
    });
    // The first one has the id 1.
    await createCategory();
    const { id: requestId } = await createRequest();
    const picture = inFolder('cover.png');
    await writeFile(picture, await createFlatPicture(800, 450));

    const program = await run(process.execPath, ['--import', 'tsx', inFolder('example.ts')], {
      env: { ...process.env, SITE: await site(), TOKEN: secret, PICTURE: picture },
    });
    const { post: slug, picture: pictureUrl } = z
      .object({ post: z.string(), picture: z.string() })
      .parse(JSON.parse(program.stdout));

    const read = await fetch(`${await site()}/api/blog/posts/${slug}`);
    expect(await read.json()).toMatchObject({ isPublished: 'true', imageUrl: pictureUrl });
    expect((await fetch(`${await site()}${pictureUrl}`)).headers.get('content-type')).toMatch(
      /^image\//,
    );
    const { value } = await caller.admin.content.get({ kind: 'estimate-rates' });
    expect(value).toMatchObject({ dollarsPerDay: 850 });
    const { draft } = await caller.admin.inbox.drafts.get({ requestId, kind: 'answer' });
    expect(draft?.text).toBe('Thank you. A first version takes two weeks. When may I call you?');
    expect((await caller.admin.threads.get({ requestId })).entries).toEqual([]);
  });

  it('is not made of types that the site does not keep', async () => {
    await generateTypes();
    const wrong = (await readFile('docs/api/example.ts', 'utf8')).replace(
      'categoryId: 1',
      "categoryId: 'one'",
    );
    await writeFile(inFolder('lines.ts'), wrong);
    await expect(
      run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder]),
    ).rejects.toMatchObject({
      stdout: expect.stringContaining("'string' is not assignable to type 'number'"),
    });
  });

  it('stands in README.md as on the page of the API', async () => {
    const readme = await readFile('README.md', 'utf8');
    const text = typedClient('https://example.com');
    expect(readme).toContain(codeIn(text));
    expect(readme).toContain(/```sh\n([\s\S]*?)```/.exec(text)?.[1]);
  });
});
