import { Resolver } from 'node:dns/promises';

export type DnsAnswer =
  | { outcome: 'found'; texts: string[] }
  | { outcome: 'none' }
  | { outcome: 'unavailable'; cause: unknown };

/** Never throws: a failing resolver is an outcome. */
export interface Dns {
  /** Looks up the TXT records of a name, each as one text. */
  texts(name: string): Promise<DnsAnswer>;
}

const noneCodes = new Set(['ENOTFOUND', 'ENODATA']);

export function createDns(): Dns {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return {
    async texts(name) {
      try {
        const records = await resolver.resolveTxt(name);
        return { outcome: 'found', texts: records.map((parts) => parts.join('')) };
      } catch (cause) {
        const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
        return noneCodes.has(code) ? { outcome: 'none' } : { outcome: 'unavailable', cause };
      }
    },
  };
}
