import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SelfCheck } from '../../../src/server/observation/self-check.ts';
import { createTestApp, setUpTestApp } from '../../setup/harness.ts';
import { portOf, portOfServer } from '../../setup/raw-http.ts';

const testApp = setUpTestApp();
const logged = (part: string) => testApp().logLines.filter((line) => line.includes(part));

describe('the site asks itself', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => vi.useRealTimers());
  const ready = async (selfCheck: SelfCheck) => {
    const { app, deps } = await createTestApp({ replace: () => ({ selfCheck }) });
    const { statusCode } = await app.inject('/readyz');
    await app.close();
    await deps.contentBus.close();
    return statusCode;
  };
  const failingFaces = (selfCheck: SelfCheck) =>
    selfCheck
      .answers()
      .filter(({ isAnswered }) => !isAnswered)
      .map(({ face }) => face);
  const check = () => vi.advanceTimersByTime(15_000);

  it('for a page and a REST read, and is ready while both are answered', async () => {
    const port = await portOf(testApp().app);
    testApp().logLines.length = 0;
    const selfCheck = new SelfCheck(testApp().deps.log);
    selfCheck.start(`http://0.0.0.0:${port}`);
    check();
    await expect.poll(() => logged('"statusCode":200')).toHaveLength(2);
    for (const path of ['"/blog"', '"/api/blog/categories"']) expect(logged(path)).toHaveLength(1);
    expect(failingFaces(selfCheck)).toEqual([]);
    expect(await ready(selfCheck)).toBe(200);
    selfCheck.stop();
  });

  it('and is not ready while nothing answers, until something does', async () => {
    let isSilent = true;
    const server = createServer((socket) => {
      socket.on('error', () => {});
      if (!isSilent) socket.end('HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n');
    }).listen(0, '127.0.0.1');
    const selfCheck = new SelfCheck(testApp().deps.log, 500);
    selfCheck.start(`http://127.0.0.1:${await portOfServer(server)}`);
    check();
    await expect.poll(() => failingFaces(selfCheck)).toEqual(['page', 'rest']);
    expect(logged('the site does not answer itself')).toHaveLength(2);
    expect(await ready(selfCheck)).toBe(503);
    isSilent = false;
    await expect
      .poll(() => {
        check();
        return failingFaces(selfCheck);
      })
      .toEqual([]);
    expect(await ready(selfCheck)).toBe(200);
    selfCheck.stop();
    server.close();
  });
});
