import { filePaths } from '../../src/shared/file-paths.ts';
import type { TestApp } from '../setup/harness.ts';
import { signedInAdmin } from './callers.ts';
import { multipartBody } from './pictures.ts';

/** Encoding a photo into six files is slow on a busy machine. */
export const encodingTimeoutMs = 30_000;

export async function uploadAsAdmin(
  testApp: TestApp,
  bytes: Buffer,
  options: {
    headers?: Record<string, string>;
    file?: Parameters<typeof multipartBody>[1];
    /** Session of the admin; without it, of a new owner. */
    cookie?: string;
  } = {},
) {
  const cookie = options.cookie ?? (await signedInAdmin(testApp)).cookie;
  const { payload, headers } = multipartBody(bytes, options.file);
  return testApp.app.inject({
    method: 'POST',
    url: filePaths.adminUpload,
    headers: { cookie, ...headers, ...options.headers },
    payload,
  });
}
