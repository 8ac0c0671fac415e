import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  createGuardedFetch,
  type GuardedFetch,
} from '../../../src/server/integrations/guarded-fetch.ts';
import { callerWith } from '../../factories/callers.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createDnsDouble } from '../../mocks/dns.ts';
import { startWebServer, type WebServerDouble } from '../../mocks/web-server.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const codeHostApis = ['https://api.github.com', 'https://gitlab.com', 'https://codeberg.org'];

/**
 * Reads through the real guarded fetcher. The double stands for the site of a developer, which the settings trust, and for
 * the code hosts. Every other name leads to a private address.
 */
function fetchFrom(origin: string): GuardedFetch {
  const guarded = createGuardedFetch({
    trustedOrigins: [origin],
    resolve: async () => [{ address: '10.0.0.7', family: 4 }],
  });
  return {
    ...guarded,
    async read(address, options) {
      const api = codeHostApis.find((one) => address.startsWith(`${one}/`));
      if (!api) return guarded.read(address, options);
      const answer = await guarded.read(`${origin}${address.slice(api.length)}`, options);
      return answer.outcome === 'read' ? { ...answer, address } : answer;
    },
  };
}

/** An app with a web server and a DNS beside it, on whose addresses developers put their proofs. */
export function setUpProofs(now: () => Date) {
  const env: Record<string, string> = {};
  const { dns, state: dnsState } = createDnsDouble();
  let web: WebServerDouble;
  beforeAll(async () => {
    web = await startWebServer();
    env.TRUSTED_FETCH_ORIGINS = web.origin;
  });
  afterAll(() => web.stop());
  beforeEach(() => {
    web.answers.clear();
    web.asked.length = 0;
    Object.assign(dnsState, { records: {}, isAway: false });
  });
  const testApp = setUpTestApp({
    env,
    renderer: sourceRenderer,
    replace: () => ({ clock: { now }, dns, guardedFetch: fetchFrom(web.origin) }),
  });
  const member = async (developerName: string) => {
    const { id } = await createDeveloper({ developerName });
    const cookie = await testApp().cookieFor('developer', id);
    const { developer } = callerWith(testApp(), { cookie }).caller;
    /** Puts an address on the list and returns its row. */
    const ask = async (address: string) => {
      const before = new Set((await developer.proofs.own()).proofs.map((one) => one.id));
      const { proofs } = await developer.proofs.ask({ address });
      const added = proofs.find((one) => !before.has(one.id));
      if (!added) throw new Error(`${address} was not added.`);
      return added;
    };
    return { id, developer, proofs: developer.proofs, ask };
  };
  return { testApp, web: () => web, dnsState, member };
}
