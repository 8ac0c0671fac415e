import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { GuardedAnswer } from '../../../server/integrations/guarded-fetch.ts';
import { codeHostPlace } from '../code-hosts.ts';
import {
  dnsTextOf,
  type ProofFault,
  type ProofWay,
  proofFileOf,
  topicOf,
  waysOf,
} from '../proof-ways.ts';
import { pageMarks } from './page-marks-task.ts';
import { liesUnder } from './proof-address.ts';
import { topicSourceOf } from './repository-topics.ts';

export type CheckDeps = Pick<Deps, 'guardedFetch' | 'dns' | 'textWork'>;

export interface AddressToCheck {
  address: string;
  token: string;
  profileAddresses: readonly string[];
}

/** `fault` is null for a way that proves the address. */
export interface TriedWay {
  way: ProofWay;
  fault: ProofFault | null;
}

type Read = { fault: ProofFault } | { fault: null; answer: ReadAnswer };
type ReadAnswer = Extract<GuardedAnswer, { outcome: 'read' }>;

const timeoutMs = 10_000;
const maxBytes = { page: 2 * 1024 * 1024, file: 64 * 1024, topics: 256 * 1024 };
const missingStatuses = [404, 410];
const pageType = /^(?:text\/html|application\/xhtml\+xml)(?:;|$)/i;

/** An answer counts only from the asked address or below it: who redirects elsewhere shows another one's page. */
async function read(
  { guardedFetch }: CheckDeps,
  address: string,
  options: { maxBytes: number; accept: string; maxRedirects?: 0 },
  signal?: AbortSignal,
): Promise<Read> {
  const answer = await guardedFetch.read(address, {
    ...{ ...options, timeoutMs },
    ...(signal && { signal }),
  });
  signal?.throwIfAborted();
  switch (answer.outcome) {
    case 'refused':
      return { fault: 'notPublic' };
    case 'tooLarge':
      return { fault: 'tooLarge' };
    case 'unavailable': {
      const isMissing = answer.status !== null && missingStatuses.includes(answer.status);
      return { fault: isMissing ? 'notFound' : 'unreachable' };
    }
    case 'read':
      return answer.address === address || liesUnder(answer.address, address)
        ? { fault: null, answer }
        : { fault: 'ledAway' };
  }
}

async function tryFile(
  deps: CheckDeps,
  { address, token }: AddressToCheck,
  signal?: AbortSignal,
): Promise<TriedWay[]> {
  const file = await read(
    deps,
    proofFileOf(address),
    { maxBytes: maxBytes.file, accept: 'text/plain' },
    signal,
  );
  if (file.fault) return [{ way: 'file', fault: file.fault }];
  const lines = file.answer.bytes.toString('utf8').split(/\r?\n/);
  const isThere = lines.some((line) => line.trim() === token);
  return [{ way: 'file', fault: isThere ? null : 'notFound' }];
}

async function tryPage(
  deps: CheckDeps,
  check: AddressToCheck,
  signal?: AbortSignal,
): Promise<TriedWay[]> {
  const both = (fault: ProofFault): TriedWay[] => [
    { way: 'meta', fault },
    { way: 'relMe', fault },
  ];
  const page = await read(
    deps,
    check.address,
    { maxBytes: maxBytes.page, accept: 'text/html' },
    signal,
  );
  if (page.fault) return both(page.fault);
  const { bytes, contentType } = page.answer;
  if (!pageType.test(contentType)) return both('notFound');
  try {
    const html = new TextDecoder().decode(bytes);
    const { token, profileAddresses } = check;
    const marks = await deps.textWork.run(pageMarks, { html, token, profileAddresses });
    return [
      { way: 'meta', fault: marks.hasMeta ? null : 'notFound' },
      { way: 'relMe', fault: marks.hasLink ? null : 'notFound' },
    ];
  } catch (error) {
    if (error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE') throw error;
    return both('tooLarge');
  }
}

async function tryDns({ dns }: CheckDeps, { address, token }: AddressToCheck): Promise<TriedWay[]> {
  const answer = await dns.texts(new URL(address).hostname);
  if (answer.outcome === 'unavailable') return [{ way: 'dns', fault: 'unreachable' }];
  const texts = answer.outcome === 'found' ? answer.texts : [];
  const isThere = texts.some((text) => text.trim() === dnsTextOf(token));
  return [{ way: 'dns', fault: isThere ? null : 'notFound' }];
}

async function tryTopic(
  deps: CheckDeps,
  { address, token }: AddressToCheck,
  signal?: AbortSignal,
): Promise<TriedWay[]> {
  const fails = (fault: ProofFault): TriedWay[] => [{ way: 'topic', fault }];
  const url = new URL(address);
  const place = codeHostPlace(url);
  const source = place?.kind === 'repository' ? topicSourceOf(url.hostname, place.path) : null;
  if (!source) return fails('notFound');
  // The API of a host leads on from a repository that has got another name or owner.
  const options = {
    maxBytes: maxBytes.topics,
    accept: 'application/json',
    maxRedirects: 0,
  } as const;
  const answer = await read(deps, source.address, options, signal);
  if (answer.fault) return fails(answer.fault);
  const isThere = source.read(jsonOf(answer.answer.bytes)).includes(topicOf(token));
  return isThere ? [{ way: 'topic', fault: null }] : fails('notFound');
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Tries every way that may prove the address, and returns them in their order.
 * @throws the reason of the signal, and DomainError SERVICE_UNAVAILABLE when too many texts wait
 */
export async function checkAddress(
  deps: CheckDeps,
  check: AddressToCheck,
  signal?: AbortSignal,
): Promise<TriedWay[]> {
  const ways = waysOf(check.address);
  const has = (...some: ProofWay[]) => some.some((way) => ways.includes(way));
  const tried = await Promise.all([
    has('file') ? tryFile(deps, check, signal) : [],
    has('meta', 'relMe') ? tryPage(deps, check, signal) : [],
    has('dns') ? tryDns(deps, check) : [],
    has('topic') ? tryTopic(deps, check, signal) : [],
  ]);
  const byWay = new Map(tried.flat().map((one) => [one.way, one]));
  return ways.flatMap((way) => byWay.get(way) ?? []);
}
