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
