import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../domain-error.ts';
import { addressGroup, networkGroup } from './client-address.ts';

/** Bounds how fast one caller can read the directory off, over pages, REST and tRPC together. Answers out of the cache are free. */
export interface PublicReads {
  /** Counts one read. @throws DomainError TOO_MANY_REQUESTS with the seconds to wait. */
  count(ip: string): Promise<void>;
}

const windowSeconds = 60;
/** A class behind one address reads a few profiles each in a minute; a program reads hundreds. */
const addressesPerNetwork = 4;

/** Counters in memory: they are cheap, and a caller who spreads over copies of the process gains little by it. */
export function createPublicReads(perMinute: number): PublicReads {
  const perAddress = new RateLimiterMemory({ points: perMinute, duration: windowSeconds });
  const perNetwork = new RateLimiterMemory({
    points: perMinute * addressesPerNetwork,
    duration: windowSeconds,
  });
  return {
    async count(ip) {
      try {
        await perAddress.consume(addressGroup(ip));
        await perNetwork.consume(networkGroup(ip));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new DomainError(
          'TOO_MANY_REQUESTS',
          'Too many profiles and searches were read from here. Please try again in a minute.',
          {
            retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
            reason: 'public-reads',
          },
        );
      }
    },
  };
}
