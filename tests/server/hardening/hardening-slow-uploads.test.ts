import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createPhoto, multipartBody } from '../../factories/pictures.ts';
import {
  countOf,
  from,
  networks,
  ofNetwork,
  openSocket,
  setUpFloodedApp,
  statusOfSocket,
  stranger,
} from '../../setup/hostile/flooded-app.ts';
import { portOf } from '../../setup/raw-http.ts';

const { testApp, time, get, expectHealthy } = setUpFloodedApp();

describe('uploads that trickle in', () => {
  const beginUpload = (port: number, cookie: string, ip: string) =>
    openSocket(
      port,
      `POST ${filePaths.developerPhotoUpload} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ip}\r\nCookie: ${cookie}\r\n` +
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
        url: `${filePaths.developerPhotoUpload}?x=0&y=0&width=100&height=100`,
        headers: { ...headers, cookie },
        payload,
      });
    let answer = await upload();
    while (answer.statusCode === 429) answer = await upload();
    expect(answer.statusCode).toBe(200);
    // A closed browser is no fault.
    expect(testApp().logLines.join('')).not.toMatch(/"level":"?(?:50|error)|"stack"/);
  });

  it('of one network are few at a time, no matter who sends them', async () => {
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
      url: `${filePaths.developerPhotoUpload}?x=0&y=0&width=100&height=100`,
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
    // Advances the clock, so that each body runs out of time.
    const passing = setInterval(() => {
      time.aheadMs += 15_000;
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
      // The answer on a second connection shows that the first was read.
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
              url: `${filePaths.developerPhotoUpload}?x=0&y=0&width=100&height=100`,
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
      url: filePaths.adminUpload,
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
