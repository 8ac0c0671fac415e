import { describe, expect, it } from 'vitest';
import { createAdmin, testPassword } from '../../factories/admins.ts';
import {
  countOf,
  from,
  networks,
  ofNetwork,
  openSocket,
  setUpFloodedApp,
  stranger,
} from '../../setup/hostile/flooded-app.ts';
import { portOf } from '../../setup/raw-http.ts';

const { testApp, untilAsleep, wakeAll, awakened, expectHealthy } = setUpFloodedApp();

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
    // Ten are answered at once, and three more after waits that end at once here.
    await untilAsleep(210 - 13);
    await expectHealthy();
    expect((await signIn(stranger, 'owner', testPassword)).statusCode).toBe(200);
    // No client is left, so no password is hashed.
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

  it('from a network that is shut out let in people who signed in from their address before', async () => {
    await createAdmin({ username: 'owner' });
    expect((await signIn(ofNetwork(1), 'owner', testPassword)).statusCode).toBe(200);
    for (let i = 100; i < 116; i += 1) await awakened(signIn(ofNetwork(i), 'owner'));
    expect((await signIn(ofNetwork(2), 'owner', testPassword)).statusCode).toBe(429);
    expect((await signIn(ofNetwork(1), 'owner', testPassword)).statusCode).toBe(200);
  });
});
