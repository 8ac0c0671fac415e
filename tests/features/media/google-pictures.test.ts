import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { pictureStem } from '../../../src/shared/media/media.ts';
import { encodingTimeoutMs } from '../../factories/admin-upload.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createFlatPicture } from '../../factories/pictures.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });
const google = setupServer();
const address = 'https://lh7-rt.googleusercontent.com/docsz/AD_4nXe';

beforeAll(() => google.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => google.resetHandlers());
afterAll(() => google.close());

const adopt = async (url: string) => {
  const { caller } = await signedInAdmin(testApp());
  return caller.admin.media.adopt({ url });
};

it('a picture of a document at Google is stored here', { timeout: encodingTimeoutMs }, async () => {
  const bytes = new Uint8Array(await createFlatPicture(40, 30));
  google.use(http.get(address, () => HttpResponse.arrayBuffer(bytes.buffer)));
  const stored = await adopt(`${address}?key=abc`);
  expect(stored).toMatchObject({ widthPx: 40, heightPx: 30 });
  expect(pictureStem(stored.url)).toMatch(/^post-/);
});

it.each([
  ['is gone', () => new HttpResponse(null, { status: 403 }), 'BAD_GATEWAY'],
  ['breaks off', () => HttpResponse.error(), 'BAD_GATEWAY'],
  ['leads elsewhere', () => HttpResponse.redirect('http://127.0.0.1:1/', 302), 'BAD_GATEWAY'],
  [
    'is larger than a picture may be',
    () => HttpResponse.arrayBuffer(new ArrayBuffer(11 * 1024 * 1024)),
    'PAYLOAD_TOO_LARGE',
  ],
  ['is no picture', () => HttpResponse.text('<html></html>'), 'UNSUPPORTED_MEDIA_TYPE'],
])('one that %s is refused', async (_fault, answer, code) => {
  google.use(http.get(address, answer));
  await expect(adopt(`${address}?key=abc`)).rejects.toMatchObject({ code });
});

it.each([
  'http://lh7-rt.googleusercontent.com/docsz/a',
  'https://lh7-rt.googleusercontent.com:8443/a',
  'https://user@lh7-rt.googleusercontent.com/a',
  'https://lh7.googleusercontent.com.example.com/a',
  'https://127.0.0.1/a',
  'https://metadata.google.internal/a',
])('nothing else is asked for: %s', async (other) => {
  await expect(adopt(other)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
