import { addressGroup, networkGroup } from '../../client-address.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import type { RateLimitRule } from '../../rate-limits.ts';

type CapDeps = Pick<Deps, 'rateLimits' | 'settings' | 'log'>;

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;
/** A subnet may hold many people, but not this many who sign up within an hour. */
const addressesPerSubnet = 3;

const tooManyFromHere = 'Too many codes were asked for from here. Please try again later.';

const perNumber: RateLimitRule = {
  name: 'sms-number',
  points: 10,
  durationSeconds: daySeconds,
  message: 'Too many codes were sent to this number today. Please try again tomorrow.',
};

const checksPerAddress: RateLimitRule = {
  name: 'sms-check',
  points: 100,
  durationSeconds: hourSeconds,
  message: 'Too many codes were tried from here. Please try again later.',
};

/** Counts a send against its caller: first the address, then the network around it. */
export async function countCallerSend(deps: CapDeps, ip: string): Promise<void> {
  const { hourlyPerAddress } = deps.settings.sms;
  await deps.rateLimits.consume(
    {
      name: 'sms-address',
      points: hourlyPerAddress,
      durationSeconds: hourSeconds,
      message: tooManyFromHere,
    },
    ip,
  );
  await deps.rateLimits.consume(
    {
      name: 'sms-subnet',
      points: hourlyPerAddress * addressesPerSubnet,
      durationSeconds: hourSeconds,
      message: tooManyFromHere,
    },
    networkGroup(ip),
  );
}

/** Counts a send against its number and, last, against the daily budget of the whole site. */
export async function countNumberSend(deps: CapDeps, phoneNumber: string): Promise<void> {
  await deps.rateLimits.consume(perNumber, phoneNumber);
  try {
    await deps.rateLimits.consume(
      {
        name: 'sms-site',
        points: deps.settings.sms.dailyBudget,
        durationSeconds: daySeconds,
        message: 'No more codes can be sent today. Please try again tomorrow.',
      },
      'all',
    );
  } catch (error) {
    if (error instanceof DomainError) deps.log.warn('the daily budget of sign-up codes is used up');
    throw error;
  }
}

/** Counts a check of a code against its caller. */
export async function countCheck(deps: CapDeps, ip: string): Promise<void> {
  await deps.rateLimits.consume(checksPerAddress, addressGroup(ip));
}
