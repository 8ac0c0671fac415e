import type { Dns } from '../../src/server/integrations/dns.ts';

/** Answers from a table of TXT records; `isAway` makes it silent. */
export function createDnsDouble(records: Record<string, string[]> = {}) {
  const state = { records, isAway: false };
  const dns: Dns = {
    async texts(name) {
      if (state.isAway) return { outcome: 'unavailable', cause: new Error('No server answers.') };
      const texts = state.records[name.toLowerCase()];
      return texts ? { outcome: 'found', texts } : { outcome: 'none' };
    },
  };
  return { dns, state };
}
