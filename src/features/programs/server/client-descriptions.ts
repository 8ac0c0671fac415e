import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Deps } from '../../../server/deps.ts';
import { parsedUrl } from '../../../shared/text/parsed-url.ts';
import { minuteMs } from '../../../shared/time/durations.ts';
import { isRedirectAddress } from './redirects.ts';

/** Enough for every description that was seen; they have one to two kilobytes. */
const maxBytes = 32 * 1024;
const timeoutMs = 5_000;
const keptMs = 10 * minuteMs;
const mostKept = 500;
const maxNameLength = 80;
const mostRedirects = 20;

/** Letters that change the direction of a text could make one name look like another. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

export const clientNameSchema = z
  .string()
  .transform((name) =>
    name.replace(unseen, '').replace(/\s+/gu, ' ').trim().slice(0, maxNameLength),
  )
  .pipe(z.string().min(1));

export const redirectUrisSchema = z
  .array(
    z.string().max(1_000).refine(isRedirectAddress, 'is no address that programs are answered at'),
  )
  .min(1)
  .max(mostRedirects);

const descriptionSchema = z.object({
  client_id: z.string(),
  client_name: clientNameSchema.optional(),
  redirect_uris: redirectUrisSchema,
  /** A public document can hold no secret, so a program proves itself by PKCE. */
  token_endpoint_auth_method: z.literal('none').optional(),
});

export interface ClientDescription {
  name: string;
  host: string;
  redirectUris: string[];
}

const kept = new WeakMap<Deps['guardedFetch'], LRUCache<string, ClientDescription>>();

function keptFor(guardedFetch: Deps['guardedFetch']) {
  const cache = kept.get(guardedFetch) ?? new LRUCache({ max: mostKept, ttl: keptMs });
  kept.set(guardedFetch, cache);
  return cache;
}

/** Client ID Metadata Document: an https address with a path that is the id of the program and describes it. */
export function isDescriptionAddress(clientId: string): boolean {
  const url = parsedUrl(clientId);
  if (!url || url.href !== clientId || url.pathname === '/') return false;
  return /^https?:$/.test(url.protocol) && !url.hash && !url.username && !url.password;
}

/**
 * @param beforeReading counts the request that goes out; a description that is kept needs none
 * @returns null for a description that cannot be read, or that is not about this address
 */
export async function readDescription(
  { guardedFetch, log }: Pick<Deps, 'guardedFetch' | 'log'>,
  address: string,
  beforeReading: () => Promise<void>,
): Promise<ClientDescription | null> {
  const cache = keptFor(guardedFetch);
  const known = cache.get(address);
  if (known) return known;
  await beforeReading();
  // Another address than that of the id would describe another program.
  const answer = await guardedFetch.read(address, {
    ...{ maxBytes, timeoutMs, maxRedirects: 0, accept: 'application/json' },
  });
  if (answer.outcome !== 'read') {
    log.info({ outcome: answer.outcome }, 'description of a program not read');
    return null;
  }
  const described = descriptionSchema.safeParse(jsonOf(answer.bytes));
  if (!described.success || described.data.client_id !== address) return null;
  const { host } = new URL(address);
  const { client_name: name = host, redirect_uris: redirectUris } = described.data;
  const description = { name, host, redirectUris };
  cache.set(address, description);
  return description;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
