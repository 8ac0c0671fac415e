import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { identityKind } from '../../../src/shared/content/identity.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

const title = async () => {
  const { body } = await testApp().app.inject('/api/reference/');
  return /<title>(.*?)<\/title>/.exec(body)?.[1];
};

it('the reference of the API has the name of the site in its title, also a new one', async () => {
  const { caller } = await signedInAdmin(testApp());
  expect(await title()).toBe('API reference | vibecode.land');
  const value = { ...identityKind.release, brand: 'Tea & Toast' };
  await caller.admin.content.save({ kind: 'identity', value });
  expect(await title()).toBe('API reference | Tea &amp; Toast');
});

it('the page of the reference starts only scripts that its policy allows', async () => {
  const { app } = testApp();
  const moved = await app.inject('/api/reference');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/api/reference/']);
  const { body, headers } = await app.inject('/api/reference/');
  const inline = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, source = '']) => source);
  expect(inline).toHaveLength(2);
  for (const source of inline) {
    const hash = createHash('sha256').update(source).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
  const [, address = ''] = /<script src="([^"]+)">/.exec(body) ?? [];
  const script = await app.inject(address);
  expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(script.body).toContain('createApiReference');
});
