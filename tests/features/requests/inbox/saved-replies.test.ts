import { describe, expect, it } from 'vitest';
import { fillReply } from '../../../../src/features/requests/saved-replies.ts';
import { quotas } from '../../../../src/shared/limits/quotas.ts';
import { signedInAdmin } from '../../../factories/callers.ts';
import { testDatabase } from '../../../setup/database/database.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const testApp = setUpTestApp();

describe('saved replies', () => {
  it('are kept, changed, listed by title and deleted', async () => {
    const { replies } = (await signedInAdmin(testApp())).caller.admin.inbox;
    const second = await replies.save({ title: ' Thanks ', body: 'Hello {firstName}' });
    const first = await replies.save({ title: 'No', body: 'Sorry' });
    expect(await replies.list()).toEqual([first, { ...second, title: 'Thanks' }]);
    await replies.save({ id: second.id, title: 'Again', body: 'Hello' });
    await replies.remove({ id: first.id });
    expect(await replies.list()).toEqual([{ id: second.id, title: 'Again', body: 'Hello' }]);
    const code = 'NOT_FOUND';
    await expect(replies.remove({ id: first.id })).rejects.toMatchObject({ code });
    await expect(replies.save({ ...first, body: 'x' })).rejects.toMatchObject({ code });
  });

  it('are not more than one can look through', async () => {
    const { replies } = (await signedInAdmin(testApp())).caller.admin.inbox;
    const data = Array.from({ length: quotas.savedReplies.limit }, () => ({
      title: 'x',
      body: 'x',
    }));
    await testDatabase().prisma.savedReply.createMany({ data });
    await expect(replies.save({ title: 'One more', body: 'x' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});

it.each([
  ['Hello {firstName} {lastName} of {company}', 'Hello Ada Lovelace of '],
  ['About your {projectType}: {price} {}', 'About your Web Application: {price} {}'],
  ['{constructor} {__proto__}', '{constructor} {__proto__}'],
])('%j names what it answers', (body, filled) => {
  const request = {
    ...{ firstName: 'Ada', lastName: 'Lovelace', company: '', projectType: 'Web Application' },
  };
  expect(fillReply(body, request)).toBe(filled);
});

it('greets somebody who gave no name', () => {
  const request = { firstName: '', lastName: '', company: '', projectType: null };
  expect(fillReply('Hello {firstName},', request)).toBe('Hello there,');
});
