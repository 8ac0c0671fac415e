import { beforeEach, describe, expect, it } from 'vitest';
import { localHosts } from '../../factories/local-hosts.ts';
import { setUpProofs } from './proof-world.ts';

const { testApp, web, member } = setUpProofs(() => new Date());
let ada: Awaited<ReturnType<typeof member>>;

beforeEach(async () => {
  ada = await member('Ada');
});

const rows = () => testApp().deps.db.prisma.addressProof.count();
const faultsOf = async (address: string) => {
  const { id } = await ada.ask(address);
  const { tried } = await ada.proofs.check({ proofId: id });
  return Object.fromEntries(tried.map(({ way, fault }) => [way, fault]));
};

describe('an address that is none of the public internet', () => {
  it('is taken in none of sixty spellings', async () => {
    for (const host of localHosts) {
      const refusal = ada.proofs.ask({ address: `https://${host}/` });
      await expect(refusal, host).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect(await rows()).toBe(0);
    expect(web().asked).toEqual([]);
  });

  it.each([
    ['another scheme', 'ftp://maker.dev/'],
    ['a file', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['http', 'http://maker.dev/'],
    ['a password', 'https://ada:secret@maker.dev/'],
    ['a name before the host', 'https://maker.dev@127.0.0.1/'],
    ['a port', 'https://maker.dev:8443/'],
    ['a port of mail', 'https://maker.dev:25/'],
    ['a local name', 'https://localhost/'],
    ['a name without a dot', 'https://intranet/'],
    ['a name of a local network', 'https://printer.local/'],
    ['a name inside of a cloud', 'https://metadata.google.internal/'],
    ['a hidden service', 'https://maker.onion/'],
    ['a reserved name', 'https://example.com/'],
    ['a name with a dot at its end', 'https://maker.dev./'],
    ['a public address without a name', 'https://1.1.1.1/'],
    ['a query', 'https://maker.dev/?page=1'],
    ['an encoded slash', 'https://maker.dev/me%2Fproject'],
    ['no address', 'not an address'],
    ['nothing', ' '],
    ['a page of this site', 'http://localhost:3000/developers'],
    ['a file in a repository', 'https://github.com/ada/courts/blob/main/README.md'],
    ['a code host itself', 'https://github.com/'],
    ['an endless one', `https://maker.dev/${'a'.repeat(500)}`],
  ])('is not taken: %s', async (_what, address) => {
    await expect(ada.proofs.ask({ address })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await rows()).toBe(0);
  });

  it('is not read when a public name leads to it', async () => {
    expect(await faultsOf('https://maker.dev/')).toEqual({
      ...{ file: 'notPublic', meta: 'notPublic', relMe: 'notPublic' },
      dns: 'notFound',
    });
    expect(web().asked).toEqual([]);
  });

  it.each([
    'http://127.0.0.1:1/',
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://inside.dev/',
    'https://169.254.169.254/latest/meta-data/',
  ])('is not read behind a redirect: %s', async (location) => {
    web().answers.set('/', { location });
    expect(await faultsOf(web().origin)).toMatchObject({ meta: 'notPublic', relMe: 'notPublic' });
  });
});

describe('an address', () => {
  it.each([
    ['maker.dev', 'https://maker.dev/'],
    ['HTTPS://Maker.DEV/Ada#about', 'https://maker.dev/Ada'],
    ['https://maker.dev/a/../b', 'https://maker.dev/b'],
    ['https://github.com/Ada/Courts.git', 'https://github.com/ada/courts'],
    ['https://gitlab.com/group/part/courts/', 'https://gitlab.com/group/part/courts'],
    ['https://github.com/ada', 'https://github.com/ada'],
  ])('is written in one way: %s', async (typed, stored) => {
    expect((await ada.ask(typed)).address).toBe(stored);
  });

  it('is on the list once, however it is typed', async () => {
    const { token } = await ada.ask('https://github.com/ada/courts');
    const { proofs } = await ada.proofs.ask({ address: 'github.com/Ada/courts.git' });
    expect(proofs).toMatchObject([{ token, state: 'asked' }]);
  });
});
