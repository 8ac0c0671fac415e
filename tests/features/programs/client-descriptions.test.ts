import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInAdmin } from '../../factories/callers.ts';
import { startWebServer } from '../../mocks/web-server.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import {
  askPerson,
  callbackAddress,
  comeBack,
  OauthProgram,
} from '../../setup/programs/oauth-program.ts';

const web = await startWebServer('application/json');
afterAll(() => web.stop());
const env = { TRUSTED_FETCH_ORIGINS: web.origin };
const testApp = setUpTestApp({ env });
beforeEach(() => web.answers.clear());

let sequence = 0;
/** Each has an address of its own, because descriptions are kept for a while. */
function describeAt(write: (address: string) => object | string) {
  sequence += 1;
  const path = `/programs/${sequence}.json`;
  const address = `${web.origin}${path}`;
  const written = write(address);
  web.answers.set(path, { text: typeof written === 'string' ? written : JSON.stringify(written) });
  return address;
}

const described = (address: string) => ({
  ...{ client_id: address, client_name: 'Harbor agent', redirect_uris: [callbackAddress] },
});

const queryOf = (client_id: string, redirect_uri = callbackAddress) => ({
  ...{ client_id, redirect_uri, response_type: 'code', code_challenge_method: 'S256' },
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
});

describe('a program that an address describes', () => {
  it('is named with the host of its description', async () => {
    const { caller } = await signedInAdmin(testApp());
    const asked = await caller.programs.asked(queryOf(describeAt(described)));
    expect(asked).toMatchObject({ name: 'Harbor agent', describedBy: new URL(web.origin).host });
  });

  it('is connected without a registration', async () => {
    const { caller } = await signedInAdmin(testApp());
    const address = describeAt(described);
    const { address: back } = await caller.admin.programs.connect({
      ...queryOf(address),
      scopes: ['posts:read'],
    });
    expect(new URL(back).searchParams.get('code')).toBeTruthy();
    expect(await testApp().deps.db.prisma.program.count()).toBe(0);
    expect(await caller.admin.programs.list()).toEqual([]);
  });

  it.each<[string, (address: string) => object | string]>([
    [
      'about another address',
      (address) => ({ ...described(address), client_id: 'https://x.io/a' }),
    ],
    ['without addresses', (address) => ({ ...described(address), redirect_uris: [] })],
    ['with a script', (address) => ({ ...described(address), redirect_uris: ['javascript:1'] })],
    [
      'with a secret',
      (address) => ({ ...described(address), token_endpoint_auth_method: 'client_secret_post' }),
    ],
    ['that is no JSON', () => '<html>'],
    ['that is no object', () => 'null'],
    ['that never ends', () => JSON.stringify({ x: 'x'.repeat(40_000) })],
  ])('is refused with a description %s', async (_name, write) => {
    const { caller } = await signedInAdmin(testApp());
    expect(await caller.programs.asked(queryOf(describeAt(write)))).toMatchObject({
      outcome: 'refused',
    });
  });

  it('is refused when its description leads elsewhere, or is away', async () => {
    const { caller } = await signedInAdmin(testApp());
    const target = describeAt(described);
    web.answers.set('/programs/moved.json', { location: target });
    for (const path of ['/programs/moved.json', '/programs/none.json']) {
      const asked = await caller.programs.asked(queryOf(`${web.origin}${path}`));
      expect(asked).toMatchObject({ outcome: 'refused' });
    }
  });

  it.each([
    'https://localhost/program.json',
    'https://127.0.0.1/program.json',
    'https://[::1]/program.json',
    'https://169.254.169.254/latest.json',
    'https://metadata.google.internal/program.json',
  ])('is not asked for at %s, an address of this network', async (address) => {
    const { caller } = await signedInAdmin(testApp());
    expect(await caller.programs.asked(queryOf(address))).toMatchObject({ outcome: 'refused' });
  });

  it('is read once for many people', async () => {
    const { caller } = await signedInAdmin(testApp());
    const address = describeAt(described);
    const before = web.asked.length;
    for (let count = 0; count < 3; count += 1) await caller.programs.asked(queryOf(address));
    expect(web.asked.length).toBe(before + 1);
  });

  it('is limited, so that nobody makes the site read for them', async () => {
    const { caller } = await signedInAdmin(testApp());
    const outcomes: string[] = [];
    for (let count = 0; count <= 60; count += 1) {
      const address = `${web.origin}/programs/missing-${count}.json`;
      outcomes.push(
        await caller.programs.asked(queryOf(address)).then(
          () => 'asked',
          ({ code }) => code,
        ),
      );
    }
    expect(outcomes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('is found by the client of the SDK without a registration', async () => {
    const { caller } = await signedInAdmin(testApp());
    // The SDK takes https addresses alone, so the description is given as known.
    const address = describeAt(described);
    const program = new OauthProgram();
    program.client = { client_id: address, issuer: testApp().deps.settings.siteOrigin };
    const asked = await askPerson(testApp().app, program);
    const { address: back } = await caller.admin.programs.connect({
      ...{ ...asked, scopes: ['posts:read'] },
    });
    await comeBack(testApp().app, program, back);
    expect(program.kept?.scope).toBe('posts:read');
    expect(await caller.admin.programs.list()).toMatchObject([{ name: 'Harbor agent' }]);
  });
});
