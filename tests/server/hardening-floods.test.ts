import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/shared/paths.ts';
import { createAdmin, testPassword } from '../factories/admins.ts';
import { createDeveloper } from '../factories/developers.ts';
import { createPhoto, multipartBody } from '../factories/pictures.ts';
import { signedInAdmin } from '../setup/callers.ts';
import { setUpTestApp } from '../setup/harness.ts';
import { portOf } from '../setup/raw-http.ts';
import { temporaryDataDir } from '../setup/temporary-data-dir.ts';

/** Longer sleeps than a refusal's last until the test ends them. */
const sleepers: (() => void)[] = [];
let refusalsSleepToo = false;
let onSleep = () => {};
const untilAsleep = (count: number) =>
  new Promise<void>((resolve) => {
    onSleep = () => {
      if (sleepers.length >= count) resolve();
    };
    onSleep();
  });
const wakeAll = () => {
  for (const wake of sleepers.splice(0)) wake();
};

/** What it comes to when nobody sleeps any more. */
async function awakened<Result>(work: Promise<Result>): Promise<Result> {
  const timer = setInterval(wakeAll, 1);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/** Renders `/slow…` only when told to. */
let release = () => {};
let released = Promise.resolve();
const hold = () => {
  released = new Promise((resolve) => {
    release = resolve;
  });
};

let aheadMs = 0;

const testApp = setUpTestApp({
  env: { DATA_DIR: temporaryDataDir(), TRUSTED_PROXIES: '127.0.0.1' },
  replace: () => ({
    clock: { now: () => new Date(Date.now() + aheadMs) },
    wait(durationMs) {
      const isShort = durationMs <= 1_000 && !(refusalsSleepToo && durationMs > 0);
      if (isShort) return Promise.resolve();
      return new Promise<void>((resolve) => {
        sleepers.push(resolve);
        onSleep();
      });
    },
  }),
  renderer: {
    async render({ url }) {
      if (url.startsWith('/slow')) await released;
      return { status: 200, html: `<!doctype html><title>${url}</title>` };
    },
  },
});

/** Behind the trusted proxy: every caller says its address. */
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const get = async (url: string, ip: string) => testApp().app.inject({ url, headers: from(ip) });
const ofNetwork = (index: number) => `198.18.0.${index}`;
const networks = (count: number) =>
  Array.from({ length: count }, (_, index) => `10.${Math.floor(index / 250)}.${index % 250}.1`);
const stranger = '203.0.113.50';

function countOf(statuses: readonly number[], status: number): number {
  return statuses.filter((item) => item === status).length;
}

/** What a stranger sees of the site: a page out of the cache, a new one, calls with and without a body. */
async function expectHealthy() {
  for (const url of [
    '/tips',
    '/healthz',
    '/api/blog/categories',
    '/trpc/developer.directory?input={}',
  ]) {
    expect((await get(url, stranger)).statusCode, url).toBe(200);
  }
  const answer = await testApp().app.inject({
    method: 'POST',
    url: '/trpc/contact.submit',
    headers: from(stranger),
    payload: {},
  });
  expect(answer.statusCode).toBe(400);
}

async function statusOfSocket(socket: Socket): Promise<number> {
  const [bytes] = await once(socket, 'data');
  return Number(String(bytes).split(' ')[1]);
}

async function openSocket(port: number, head: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}

describe('uploads that trickle in', () => {
  const beginUpload = (port: number, cookie: string, ip: string) =>
    openSocket(
      port,
      `POST ${paths.developerPhotoUpload} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\nCookie: ${cookie}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\na',
    );

  it('of one developer are few at a time, and everybody else is served', async () => {
    const { id } = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', id);
    const attackers = networks(60);
    const answers: number[] = [];
    const port = await portOf(testApp().app);
    const sockets = await Promise.all(attackers.map((ip) => beginUpload(port, cookie, ip)));
    await new Promise<void>((resolve) => {
      for (const socket of sockets) {
        void statusOfSocket(socket).then((status) => {
          answers.push(status);
          if (answers.length === attackers.length - 2) resolve();
        });
      }
    });
    expect(countOf(answers, 429)).toBe(attackers.length - 2);
    await expectHealthy();

    testApp().logLines.length = 0;
    for (const socket of sockets) socket.destroy();
    const { payload, headers } = multipartBody(await createPhoto(40, 40));
    const upload = () =>
      testApp().app.inject({
        method: 'POST',
        url: `${paths.developerPhotoUpload}?x=0&y=0&width=100&height=100`,
        headers: { ...headers, cookie },
        payload,
      });
    let answer = await upload();
    while (answer.statusCode === 429) answer = await upload();
    expect(answer.statusCode).toBe(200);
    // Somebody who closed the browser is no fault.
    expect(testApp().logLines.join('')).not.toMatch(/"level":"?(?:50|error)|"stack"/);
  });

  it('of one network are few at a time, whoever sends them', async () => {
    const cookies = await Promise.all(
      Array.from({ length: 20 }, async () =>
        testApp().cookieFor('developer', (await createDeveloper()).id),
      ),
    );
    const port = await portOf(testApp().app);
    const sockets = await Promise.all(
      cookies.map((cookie, index) => beginUpload(port, cookie, ofNetwork(index))),
    );
    const refused = 20 - 12;
    const answers: number[] = [];
    await new Promise<void>((resolve) => {
      for (const socket of sockets) {
        void statusOfSocket(socket).then((status) => {
          answers.push(status);
          if (answers.length === refused) resolve();
        });
      }
    });
    expect(countOf(answers, 429)).toBe(refused);
    const developer = await createDeveloper();
    const { payload, headers } = multipartBody(await createPhoto(40, 40));
    const answer = await testApp().app.inject({
      method: 'POST',
      url: `${paths.developerPhotoUpload}?x=0&y=0&width=100&height=100`,
      headers: {
        ...headers,
        ...from(stranger),
        cookie: await testApp().cookieFor('developer', developer.id),
      },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('are given up when they come too slowly, like every other body', async () => {
    const { id } = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', id);
    const port = await portOf(testApp().app);
    const sockets = await Promise.all([
      beginUpload(port, cookie, stranger),
      openSocket(
        port,
        'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
      ),
      openSocket(
        port,
        'POST /trpc/contact.submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
      ),
    ]);
    const statuses = Promise.all(sockets.map(statusOfSocket));
    const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
    // Whenever a body has begun to arrive, its time runs out.
    const passing = setInterval(() => {
      aheadMs += 15_000;
    }, 50);
    expect(await statuses).toEqual([408, 408, 408]);
    clearInterval(passing);
    for (const socket of sockets) socket.write('still here');
    await closed;
  });
});

describe('a body that is broken off', () => {
  it.each(['/api/contact', '/trpc/contact.submit'])(
    'at %s is no fault in the log',
    async (path) => {
      const { app, logLines } = testApp();
      const port = await portOf(app);
      const ended = new Promise<void>((resolve) => {
        app.server.once('request', (_request, response) => response.once('close', resolve));
      });
      const socket = await openSocket(
        port,
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
      );
      // The answer to a second connection shows that the first has been read.
      await get('/healthz', stranger);
      socket.destroy();
      await ended;
      await new Promise(setImmediate);
      expect(logLines.join('')).not.toMatch(/"level":50|"stack"/);
    },
  );
});

describe("the owner's pictures", { timeout: 60_000 }, () => {
  it('do not wait for those of developers', async () => {
    const { cookie } = await signedInAdmin(testApp());
    const photo = multipartBody(await createPhoto(2_400, 1_800));
    const order: string[] = [];
    const photos = await Promise.all(
      networks(12)
        .map(async (ip) => {
          const developer = await createDeveloper();
          const ofDeveloper = await testApp().cookieFor('developer', developer.id);
          return testApp()
            .app.inject({
              method: 'POST',
              url: `${paths.developerPhotoUpload}?x=0&y=0&width=100&height=100`,
              headers: { ...photo.headers, ...from(ip), cookie: ofDeveloper },
              payload: photo.payload,
            })
            .then(({ statusCode }) => order.push(`developer ${statusCode}`));
        })
        .map((started) => ({ started })),
    );
    const small = multipartBody(await createPhoto(400, 300));
    const answer = await testApp().app.inject({
      method: 'POST',
      url: paths.adminUpload,
      headers: { ...small.headers, ...from(stranger), cookie },
      payload: small.payload,
    });
    order.push('owner');
    expect(answer.statusCode).toBe(200);
    await Promise.all(photos.map(({ started }) => started));
    expect(order.filter((item) => item === 'developer 200')).toHaveLength(12);
    expect(order.at(-1)).not.toBe('owner');
  });
});

describe('sign-ins that wait', () => {
  const signIn = async (ip: string, username = 'made-up', password = 'wrong') =>
    testApp().app.inject({
      method: 'POST',
      url: '/trpc/admin.login',
      headers: from(ip),
      payload: { username, password },
    });

  it('hold no place, however many networks they come from', async () => {
    await createAdmin({ username: 'owner' });
    const port = await portOf(testApp().app);
    const body = JSON.stringify({ username: 'made-up', password: 'wrong' });
    let here = 210;
    const allGone = new Promise<void>((resolve) => {
      testApp().app.server.on('request', (_request, response) => {
        response.once('close', () => {
          here -= 1;
          if (here === 0) resolve();
        });
      });
    });
    const sockets = await Promise.all(
      networks(here).map((ip) =>
        openSocket(
          port,
          `POST /trpc/admin.login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\n` +
            `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        ),
      ),
    );
    // The first ten are answered at once, and three more after waits that end at once here.
    await untilAsleep(210 - 13);
    await expectHealthy();
    expect((await signIn(stranger, 'owner', testPassword)).statusCode).toBe(200);
    // Nobody is there any more for whom a password would have to be hashed.
    for (const socket of sockets) socket.destroy();
    await allGone;
    wakeAll();
  });

  it('are few for one /48, and counted together for an hour', async () => {
    await createAdmin({ username: 'owner' });
    const addresses = Array.from({ length: 20 }, (_, i) => `2001:db8:5:${i.toString(16)}::1`);
    const all = Promise.all(addresses.map((ip) => signIn(ip)));
    await expectHealthy();
    expect((await signIn('2001:db8:6::1', 'owner', testPassword)).statusCode).toBe(200);
    const answers = await awakened(all);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(countOf(statuses, 401)).toBe(10);
    expect(countOf(statuses, 429)).toBe(10);
    for (const answer of answers) {
      if (answer.statusCode === 429)
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    const later: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const answer = await awakened(signIn(`2001:db8:5:f${i.toString(16)}::1`));
      later.push(answer.statusCode);
    }
    expect(later).toEqual([...Array(5).fill(401), 429, 429]);
  });

  it('from a network that is shut out let in whoever signed in from their address before', async () => {
    await createAdmin({ username: 'owner' });
    expect((await signIn(ofNetwork(1), 'owner', testPassword)).statusCode).toBe(200);
    for (let i = 100; i < 116; i += 1) await awakened(signIn(ofNetwork(i), 'owner'));
    expect((await signIn(ofNetwork(2), 'owner', testPassword)).statusCode).toBe(429);
    expect((await signIn(ofNetwork(1), 'owner', testPassword)).statusCode).toBe(200);
  });
});

describe('one network that floods', () => {
  it('has its share of the places, and others have the rest', async () => {
    hold();
    // Of the same page: they wait for one rendering, and take a place each.
    const flood = Array.from({ length: 200 }, (_, i) => get('/slow', ofNetwork(i)));
    const single = Array.from({ length: 100 }, () => get('/slow', '192.0.2.1'));
    await expectHealthy();
    release();
    const floodStatuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect([countOf(floodStatuses, 200), countOf(floodStatuses, 429)]).toEqual([80, 120]);
    const singleStatuses = (await Promise.all(single)).map(({ statusCode }) => statusCode);
    expect([countOf(singleStatuses, 200), countOf(singleStatuses, 429)]).toEqual([60, 40]);
  });

  it('has its share of the renderings, waiting ones too', async () => {
    hold();
    const flood = Array.from({ length: 40 }, (_, i) => get(`/slow/${i}`, ofNetwork(i)));
    const other = get('/slow/of-somebody-else', stranger);
    const refused: number[] = [];
    for (const asked of flood) {
      void asked.then(({ statusCode, headers }) => {
        if (statusCode === 200) return;
        refused.push(statusCode);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      });
    }
    while (refused.length < 24) await new Promise(setImmediate);
    release();
    expect((await other).statusCode).toBe(200);
    await Promise.all(flood);
    expect(refused).toEqual(Array(24).fill(429));
  });

  it('whose page is refused does not have it refused to others', async () => {
    hold();
    refusalsSleepToo = true;
    const flood = Array.from({ length: 17 }, (_, i) => get(`/slow/shared-${i}`, ofNetwork(i)));
    await untilAsleep(1);
    const other = get('/slow/shared-16', stranger);
    release();
    expect((await other).statusCode).toBe(200);
    refusalsSleepToo = false;
    wakeAll();
    expect((await Promise.all(flood)).at(-1)?.statusCode).toBe(429);
  });
});
