import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createDeveloper } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const phoneNumber = '+16125550187';

function browser() {
  const jar = new Map<string, string>();
  const request = async (method: 'GET' | 'POST', url: string, fields?: Record<string, string>) => {
    const response = await testApp().app.inject({
      method,
      url,
      headers: {
        accept: 'text/html',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    });
    for (const { name, value } of response.cookies) jar.set(name, value);
    return { response, document: new JSDOM(response.body).window.document };
  };
  return {
    open: (url: string) => request('GET', url),
    post: (fields: Record<string, string>) => request('POST', '/developer-signup', fields),
  };
}

function formOf(document: Document, name: string) {
  const form = [...document.querySelectorAll('form')].find(
    (candidate) =>
      candidate.querySelector<HTMLInputElement>('input[name="form"]')?.value === name &&
      candidate.id === `${name}-form`,
  );
  if (!form) throw new Error(`There is no form ${name}.`);
  const Form = form.ownerDocument.defaultView?.FormData;
  if (!Form) throw new Error('The document has no window.');
  const entries = [...new Form(form)].map(([key, value]) => [key, String(value)]);
  return { form, fields: Object.fromEntries(entries) as Record<string, string> };
}

describe('the page of the sign-up', () => {
  it('is a form that posts to itself, with the countries that get codes', async () => {
    const { response, document } = await browser().open('/developer-signup');
    expect(response.headers['set-cookie']).toBeUndefined();
    const { form } = formOf(document, 'phone');
    expect([form.method, form.getAttribute('action')?.split('#')[0]]).toEqual([
      'post',
      '/developer-signup',
    ]);
    const options = [...form.querySelectorAll('select[name="country"] option')];
    expect(options).toHaveLength(70);
    expect(options[0]?.textContent).toBe('United States (+1)');
    expect(form.textContent).toContain('Send Verification Code');
  });
});

describe('a sign-up without scripts', () => {
  it('goes from phone to code to profile', async () => {
    const visitor = browser();
    const asked = await visitor.post({ form: 'phone', country: 'US', phoneNumber: '612 555 0187' });
    expect(asked.response.statusCode).toBe(200);
    expect(asked.response.headers['cache-control']).toBe('private, no-store');
    expect(asked.document.querySelector('[role="alert"]')).toBeNull();
    const shown = asked.document.querySelector('output')?.textContent ?? '';
    const code = formOf(asked.document, 'code');
    expect(code.fields).toEqual({ form: 'code', phoneNumber, verificationCode: '' });

    const verified = await visitor.post({ ...code.fields, verificationCode: shown });
    expect([verified.response.statusCode, verified.response.headers.location]).toEqual([
      303,
      '/developer-signup?step=profile',
    ]);
    const { document } = await visitor.open('/developer-signup?step=profile');
    const profile = formOf(document, 'profile');
    expect(profile.fields).toMatchObject({ developerName: '', showPhoneNumber: 'on' });

    const refused = await visitor.post({
      ...profile.fields,
      developerName: 'Rosa Quill',
      country: 'United States',
      state: 'Vermont',
      yearStartedCoding: '1949',
      showPhoneNumber: '',
    });
    expect(refused.response.statusCode).toBe(400);
    const again = formOf(refused.document, 'profile');
    expect(again.fields).toMatchObject({ developerName: 'Rosa Quill', state: 'Vermont' });
    expect(again.fields).not.toHaveProperty('showPhoneNumber');
    expect(again.form.textContent).toMatch(/Please enter a year between 1950/);

    const saved = await visitor.post({ ...again.fields, yearStartedCoding: '2012' });
    expect(saved.response.statusCode).toBe(303);
    const { document: page } = await visitor.open(String(saved.response.headers.location));
    expect(page.querySelector('h1')?.textContent).toContain('Rosa Quill');
    expect(page.querySelector('#profile-sent')?.textContent).toContain('Your profile is saved');
    expect(page.body.textContent).not.toContain('5550187');
  });

  it('asks who opens up to briefs how to hear of them', async () => {
    const visitor = browser();
    const asked = await visitor.post({ form: 'phone', country: 'US', phoneNumber });
    await visitor.post({
      ...formOf(asked.document, 'code').fields,
      verificationCode: asked.document.querySelector('output')?.textContent ?? '',
    });
    const profile = { form: 'profile', developerName: 'Rosa Quill', isOpenToBriefs: 'on' };
    const refused = await visitor.post(profile);
    expect(refused.response.statusCode).toBe(400);
    const { form } = formOf(refused.document, 'profile');
    expect(form.textContent).toContain('Please choose how you hear of briefs');
    const noAddress = await visitor.post({ ...profile, newsChannel: 'mail' });
    expect(formOf(noAddress.document, 'profile').form.textContent).toContain(
      'Invalid email address',
    );
    const unknown = await visitor.post({ ...profile, newsChannel: 'sms' });
    expect(unknown.response.statusCode).toBe(400);
    const saved = await visitor.post({ ...profile, newsChannel: 'none' });
    expect(saved.response.statusCode).toBe(303);
  });

  it('brings a returning developer to the profile', async () => {
    const { id } = await createDeveloper({ phoneNumber });
    const visitor = browser();
    const asked = await visitor.post({ form: 'phone', country: 'US', phoneNumber });
    const verified = await visitor.post({
      ...formOf(asked.document, 'code').fields,
      verificationCode: asked.document.querySelector('output')?.textContent ?? '',
    });
    expect(verified.response.headers.location).toBe(`/developer-profile/${id}?sent=code#code-sent`);
    const { document } = await visitor.open(`/developer-profile/${id}?sent=code`);
    expect(document.querySelector('#code-sent')?.textContent).toContain('Welcome back');
  });

  it('says under the field what is wrong, and keeps what was typed', async () => {
    const visitor = browser();
    const empty = await visitor.post({ form: 'phone', country: 'GB', phoneNumber: ' ' });
    expect(empty.response.statusCode).toBe(400);
    const { form, fields } = formOf(empty.document, 'phone');
    expect(form.textContent).toContain('Please enter a phone number');
    expect(fields.country).toBe('GB');

    const refused = await visitor.post({
      form: 'phone',
      country: 'US',
      phoneNumber: '+1 876 555 0142',
    });
    expect(formOf(refused.document, 'phone').fields.phoneNumber).toBe('+1 876 555 0142');
    expect(refused.document.querySelector('[role="alert"]')?.textContent).toContain('Jamaica');

    const asked = await visitor.post({ form: 'phone', country: 'US', phoneNumber });
    const code = formOf(asked.document, 'code').fields;
    const wrong = await visitor.post({ ...code, verificationCode: '' });
    expect(formOf(wrong.document, 'code').fields).toEqual(code);
    expect(wrong.document.body.textContent).toContain('Please enter the verification code');
  });

  it('lets somebody in who has a code already', async () => {
    const asked = await browser().post({ form: 'phone', country: 'US', phoneNumber });
    const code = asked.document.querySelector('output')?.textContent ?? '';
    const visitor = browser();
    const { document } = await visitor.open('/developer-signup?step=code');
    const { fields } = formOf(document, 'code');
    expect(Object.keys(fields).sort()).toEqual([
      'country',
      'form',
      'phoneNumber',
      'verificationCode',
    ]);
    const verified = await visitor.post({
      ...fields,
      phoneNumber: '(612) 555-0187',
      verificationCode: code,
    });
    expect(verified.response.statusCode).toBe(303);
  });

  it('tells a visitor who is not signed in that the profile needs it', async () => {
    const { response, document } = await browser().post({ form: 'profile', developerName: 'X' });
    expect(response.statusCode).toBe(401);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(
      'Please sign in first.',
    );
    expect(formOf(document, 'profile').fields.developerName).toBe('X');
  });
});
