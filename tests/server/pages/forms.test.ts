import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/requests/web/ContactPage.tsx';
import '../../../src/app/web/developer/DeveloperProfilePage.tsx';
import '../../../src/features/developers/web/directory/ExploreDevelopersPage.tsx';
import '../../../src/app/web/request/RequestPage.tsx';
import { contactRequest } from '../../factories/contact.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

const message = {
  name: 'Grace',
  email: 'grace@example.com',
  message: 'Could you build a stock list?',
};

const post = formPoster(testApp);

const documentOf = (body: string) => new JSDOM(body).window.document;

function field(document: Document, name: string) {
  const element = document.querySelector<
    HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  >(`form [name="${name}"]`);
  if (!element) throw new Error(`There is no field ${name}.`);
  const described = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return {
    element,
    value: element.value,
    isInvalid: element.getAttribute('aria-invalid') === 'true',
    texts: described.map((id) => document.getElementById(id)?.textContent),
  };
}

const requests = () => testApp().deps.db.prisma.contactRequest.findMany();
const messages = () => testApp().deps.db.prisma.developerMessage.findMany();

describe('a form as it stands in the page', () => {
  it.each([
    ['/contact', Object.keys(contactRequest)],
    ['/developer-profile/ID', Object.keys(message)],
  ])('of %s posts all of its fields to the page itself', async (path, names) => {
    const url = path.replace('ID', String((await createDeveloper()).id));
    const { body } = await testApp().app.inject({ url });
    const form = documentOf(body).querySelector<HTMLFormElement>('form[method="post"]');
    expect(form?.getAttribute('action')?.split('#')[0]).toBe(url);
    for (const name of names) expect(form?.elements.namedItem(name), name).not.toBeNull();
  });

  it('of the directory asks by GET with the names of its filters', async () => {
    await createDeveloper();
    const { body } = await testApp().app.inject({ url: '/explore-developers' });
    const form = documentOf(body).querySelector<HTMLFormElement>('main form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/explore-developers']);
    for (const name of ['q', 'country', 'experience']) {
      expect(form?.elements.namedItem(name), name).not.toBeNull();
    }
  });
});

describe('a contact request that is posted', () => {
  it('is stored as new and answered with 303 to a page that says so', async () => {
    const response = await post('/contact', { ...contactRequest, website: '' });
    expect(response.statusCode).toBe(303);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(await requests()).toMatchObject([{ ...contactRequest, status: 'new', source: 'form' }]);

    const address = String(response.headers.location);
    expect(address).toMatch(/^\/requests\/[\w-]{32}\?sent=contact/);
    const page = await testApp().app.inject({ url: address.split('#')[0] ?? '' });
    expect(page.statusCode).toBe(200);
    const text = documentOf(page.body).querySelector('main')?.textContent;
    expect(text).toContain('Message sent successfully!');
    expect(text).toContain("We'll get back to you within 24 hours.");
  });

  it('with faults is answered with the page: messages under the fields, everything typed kept', async () => {
    const typed = { ...contactRequest, firstName: 'A', email: 'ada', budgetRange: '' };
    const response = await post('/contact', typed);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('text/html');
    const document = documentOf(response.body);
    for (const [name, value] of Object.entries(typed)) {
      expect(field(document, name).value, name).toBe(value);
    }
    const faults = {
      firstName: 'First name must be at least 2 characters',
      email: 'Invalid email address',
      budgetRange: 'Please select a budget range',
    };
    for (const [name, text] of Object.entries(faults)) {
      expect(field(document, name)).toMatchObject({ isInvalid: true, texts: [text] });
    }
    expect(field(document, 'lastName').isInvalid).toBe(false);
    expect(await requests()).toEqual([]);
  });

  it('with faults leads to a summary that can be focused and names the fields', async () => {
    const { body } = await post('/contact', { ...contactRequest, firstName: 'A', budgetRange: '' });
    const document = documentOf(body);
    const action = document.querySelector('form[method="post"]')?.getAttribute('action');
    const summary = document.getElementById(action?.split('#')[1] ?? '');
    expect(summary?.tabIndex).toBe(-1);
    expect(summary?.hasAttribute('tabindex')).toBe(true);
    const links = [...(summary?.querySelectorAll('a') ?? [])];
    expect(links.map(({ textContent }) => textContent)).toEqual(['First Name', 'Budget Range']);
    for (const link of links) {
      const target = document.getElementById(link.hash.slice(1));
      expect(['firstName', 'budgetRange']).toContain(target?.getAttribute('name'));
    }
  });

  it('is never kept in a cache, and leaves nothing in the page of the next visitor', async () => {
    const { headers, body } = await post('/contact', {
      ...contactRequest,
      firstName: 'Q',
      email: 'no',
    });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('Analytical Engines');
    const next = await testApp().app.inject({ url: '/contact' });
    expect(next.headers['cache-control']).toContain('s-maxage=30');
    expect(next.body).not.toContain('Analytical Engines');
  });

  it('stays text, in the fields and in the state, whatever it says', async () => {
    const evil = '</textarea></script><script>canary()</script><!-- " \' $& \u2028';
    const { body } = await post('/contact', { ...contactRequest, description: evil, email: 'no' });
    const document = documentOf(body);
    expect(field(document, 'description').value).toBe(evil);
    expect(document.querySelectorAll('script:not([src]):not([type*="json"])')).toHaveLength(0);
    expect(document.getElementById('page-state')?.textContent).not.toMatch(/[<>\u2028]/);
  });

  it('counts a line break as one character, as the field does', async () => {
    const description = Array(2_500).fill('x').join('\n');
    await post('/contact', {
      ...contactRequest,
      description: description.replaceAll('\n', '\r\n'),
    });
    expect(await requests()).toMatchObject([{ description }]);
  });

  it('takes effect once when the button is pressed twice', async () => {
    const answers = await Promise.all([
      post('/contact', contactRequest),
      post('/contact', contactRequest),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await requests()).toHaveLength(1);
  });

  it('from a sender over the limit is answered 429 with the page and what was typed', async () => {
    for (let count = 0; count < 20; count += 1) {
      await post('/contact', { ...contactRequest, description: `Request number ${count} of many` });
    }
    const response = await post('/contact', contactRequest);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const document = documentOf(response.body);
    expect(document.querySelector('main')?.textContent).toContain(
      'Too many messages from this address. Please try again later.',
    );
    expect(field(document, 'description').value).toBe(contactRequest.description);
  });

  it('that cannot be stored keeps what was typed and says the specified words', async () => {
    const { prisma } = testApp().deps.db;
    await prisma.$executeRaw`ALTER TABLE "ContactRequest" RENAME TO "Gone"`;
    try {
      const response = await post('/contact', contactRequest);
      expect(response.statusCode).toBe(500);
      const document = documentOf(response.body);
      const text = document.querySelector('main')?.textContent;
      expect(text).toContain('Error sending message');
      expect(text).toContain('Please try again later.');
      expect(field(document, 'description').value).toBe(contactRequest.description);
    } finally {
      await prisma.$executeRaw`ALTER TABLE "Gone" RENAME TO "ContactRequest"`;
    }
  });

  it('with a filled hidden field is kept apart', async () => {
    expect(
      (await post('/contact', { ...contactRequest, website: 'https://x.example' })).statusCode,
    ).toBe(303);
    expect(await requests()).toMatchObject([{ status: 'spam' }]);
  });

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a cross-site navigation', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused and not stored', async (_name, headers) => {
    expect((await post('/contact', contactRequest, headers)).statusCode).toBe(403);
    expect(await requests()).toEqual([]);
  });

  it.each([
    ['multipart/form-data; boundary=x', 415],
    ['application/json', 415],
    ['text/plain', 415],
  ])('as %s is refused', async (contentType, status) => {
    const response = await post('/contact', contactRequest, { 'content-type': contentType });
    expect(response.statusCode).toBe(status);
  });

  it('of a megabyte is refused with a document', async () => {
    const response = await post('/contact', {
      ...contactRequest,
      description: 'x'.repeat(1_000_000),
    });
    expect(response.statusCode).toBe(413);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('What you typed is still there when you go back.');
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)(
    'by %s is refused with what is taken',
    async (method) => {
      const response = await testApp().app.inject({ method, url: '/contact' });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    },
  );
});

describe('a message to a developer that is posted', () => {
  let path: string;
  beforeEach(async () => {
    path = `/developer-profile/${(await createDeveloper({ developerName: 'Marit' })).id}`;
  });

  it('is stored and answered with 303 to a page that says so', async () => {
    const response = await post(path, message);
    expect(response.statusCode).toBe(303);
    expect(await messages()).toMatchObject([{ senderName: 'Grace', body: message.message }]);
    const address = String(response.headers.location);
    const page = await testApp().app.inject({ url: address.split('#')[0] ?? '' });
    expect(documentOf(page.body).querySelector('main')?.textContent).toContain('Message sent!');
  });

  it('with faults is answered with the page and everything typed', async () => {
    const response = await post(path, { ...message, email: 'grace', message: 'short' });
    expect(response.statusCode).toBe(400);
    const document = documentOf(response.body);
    expect(field(document, 'name')).toMatchObject({ value: 'Grace', isInvalid: false });
    expect(field(document, 'email')).toMatchObject({
      value: 'grace',
      texts: ['Invalid email address'],
    });
    expect(field(document, 'message')).toMatchObject({
      value: 'short',
      texts: ['Message must be at least 10 characters'],
    });
    expect(await messages()).toEqual([]);
  });

  it.each(['999999', 'nope', '%00'])('to /developer-profile/%s is answered 404', async (id) => {
    const response = await post(`/developer-profile/${id}`, message);
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toMatch(/no-store/);
    expect(await messages()).toEqual([]);
  });
});
