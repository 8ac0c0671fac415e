import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

function createClient() {
  const jar = new Map<string, string>();
  return async (method: InjectOptions['method'], url: string, payload?: object) => {
    const response = await testApp().app.inject({
      method,
      url: `/api${url}`,
      cookies: Object.fromEntries(jar),
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  };
}

it('takes a developer from the first code to the deleted account by cookie jar', {
  timeout: 20_000,
}, async () => {
  const call = createClient();
  const visitor = createClient();
  const phoneNumber = '(612) 555-0142';

  expect((await call('GET', '/developers/current')).json()).toBeNull();
  const sent = (await call('POST', '/developers/send-verification', { phoneNumber })).json();
  expect(sent).toEqual({
    success: true,
    phoneNumber: '+16125550142',
    cooldownSeconds: 30,
    demoCode: expect.stringMatching(/^\d{6}$/),
  });
  const verified = await call('POST', '/developers/verify-phone', {
    phoneNumber,
    verificationCode: sent.demoCode,
  });
  expect(verified.statusCode).toBe(200);
  expect(verified.json()).toMatchObject({
    developer: { phoneNumber: '+16125550142', isProfileComplete: false },
    isProfileComplete: false,
  });
  const { id } = verified.json().developer;
  expect((await call('GET', '/developers/current')).json()).toMatchObject({ id });
  expect((await visitor('GET', '/developers')).json()).toEqual([]);

  const patched = await call('PATCH', `/developers/${id}`, {
    developerName: 'Ada',
    bio: 'I build booking sites.',
    country: 'United States',
    state: 'Minnesota',
    birthDate: '1990-04-12T00:00:00.000Z',
    yearStartedCoding: 2012,
  });
  expect(patched.json()).toMatchObject({ developerName: 'Ada', isProfileComplete: true });

  const project = await call('POST', '/developers/current/projects', {
    title: 'Courts',
    category: 'Web App',
    story: 'A club needed bookings.',
    projectLink: 'https://example.com/courts',
    builtWith: ['lovable', 'Paper'],
  });
  expect(project.json()).toMatchObject({ title: 'Courts', builtWith: ['Lovable', 'Paper'] });

  const profile = (await visitor('GET', `/developers/profile/${id}`)).json();
  expect(profile).toEqual({
    developer: {
      id,
      developerName: 'Ada',
      phoneNumber: '+16125550142',
      bio: 'I build booking sites.',
      country: 'United States',
      state: 'Minnesota',
      birthDate: '1990-04-12',
      yearStartedCoding: 2012,
      profilePhotoUrl: '',
      createdAt: expect.any(String),
      handle: null,
    },
    projects: [project.json()],
  });
  expect((await visitor('GET', '/developers')).json()).toMatchObject([
    { id, developerName: 'Ada' },
  ]);

  const written = await visitor('POST', `/developers/profile/${id}/messages`, {
    name: 'Grace',
    email: 'grace@example.com',
    message: 'Could you build a stock list for us?',
  });
  expect(written.json()).toEqual({ success: true, messageKey: expect.any(String) });
  const inbox = (await call('GET', '/developers/current/messages')).json();
  expect(inbox).toMatchObject({ unreadCount: 1, items: [{ senderName: 'Grace', isRead: false }] });
  const message = inbox.items[0].id;
  const answers = `/developers/current/messages/${message}/answers`;
  expect((await call('POST', answers, { text: 'Yes, from May on.' })).json()).toEqual({
    success: true,
  });
  expect((await call('GET', '/developers/current/messages')).json().unreadCount).toBe(0);

  expect((await call('POST', '/developers/logout')).json()).toEqual({ success: true });
  expect((await call('GET', '/developers/current')).json()).toBeNull();

  const again = (await call('POST', '/developers/send-verification', { phoneNumber })).json();
  const returned = await call('POST', '/developers/verify-phone', {
    phoneNumber,
    verificationCode: again.demoCode,
  });
  expect(returned.json()).toMatchObject({ developer: { id }, isProfileComplete: true });

  const exported = (await call('GET', '/developers/current/export')).json();
  expect(exported).toMatchObject({
    developer: { id, phoneNumber: '+16125550142' },
    projects: [{ title: 'Courts' }],
    messages: [{ senderName: 'Grace', entries: [{ body: 'Yes, from May on.' }] }],
    sessions: [{ isCurrent: true }],
    knownBrowsers: [{ lastSignInAt: expect.any(String) }],
  });
  expect(Object.keys(exported.knownBrowsers[0])).toEqual(['lastSignInAt']);

  expect((await call('DELETE', '/developers/current')).json()).toEqual({ success: true });
  expect((await call('GET', '/developers/current')).json()).toBeNull();
  expect((await visitor('GET', `/developers/profile/${id}`)).statusCode).toBe(404);
  expect((await visitor('GET', '/developers')).json()).toEqual([]);
});

it.each([
  ['no body and no content type', { headers: {} }],
  ['a JSON content type and no body', { headers: { 'content-type': 'application/json' } }],
  ['an empty object', { payload: {} }],
])('takes a logout with %s', async (_name, options) => {
  const response = await testApp().app.inject({
    method: 'POST',
    url: '/api/developers/logout',
    ...options,
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ success: true });
});
