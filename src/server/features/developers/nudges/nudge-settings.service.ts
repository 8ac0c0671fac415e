import { randomUUID } from 'node:crypto';
import { nudgeContent } from '../../../../content/nudges.ts';
import type { NudgeChannel, NudgeSettings } from '../../../../shared/nudges.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import type { RateLimitRule } from '../../../limits/rate-limits.ts';
import { sendMail } from '../../../outbox/outbox.service.ts';
import { isWithinRecipientLimit } from '../../../outbox/recipient-limit.ts';
import { isOptedOut } from '../../text-opt-out/text-opt-out.service.ts';
import { findDeveloper } from '../developers.queries.ts';
import { findNudgeSettings, saveNudgeSettings } from './nudges.queries.ts';

/** Mail to an address that may be anybody's. */
const perDeveloper: RateLimitRule = {
  name: 'nudge-address',
  points: 5,
  durationSeconds: 60 * 60,
  message: 'Too many addresses in an hour. Please try again later.',
};
const perRecipient: RateLimitRule = {
  name: 'nudge-address-mail',
  points: 3,
  durationSeconds: 24 * 60 * 60,
  message: 'Too many mails to this address.',
};

/** How a developer hears of messages, for nobody but them. */
export async function getNudgeSettings(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  developerId: number,
): Promise<NudgeSettings> {
  const [settings, developer] = await Promise.all([
    findNudgeSettings(db.prisma, developerId),
    findDeveloper(db.prisma, developerId),
  ]);
  return {
    channel: settings?.channel ?? 'none',
    mailAddress: settings?.mailAddress ?? null,
    newMailAddress: settings?.newMailAddress ?? null,
    isMailOn: mail.ownerAddress !== null,
    isOptedOut: developer !== null && (await isOptedOut(db.prisma, developer.phoneNumber)),
  };
}

/** @param choice.timeZone of the developer: text messages wait for its morning */
export async function chooseNudges(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
  choice: { channel: NudgeChannel; timeZone: string },
): Promise<void> {
  const channel = choice.channel === 'none' ? null : choice.channel;
  await saveNudgeSettings(db.prisma, developerId, { channel, timeZone: choice.timeZone });
}

/**
 * Sends a link to an address, which counts once it was confirmed there. One that is confirmed already goes on until then.
 * @throws DomainError CONFLICT where the site sends no mail, TOO_MANY_REQUESTS
 */
export async function setNudgeAddress(
  deps: Pick<Deps, 'db' | 'mail' | 'rateLimits'>,
  developerId: number,
  address: string,
): Promise<void> {
  const { db, mail, rateLimits } = deps;
  if (!mail.ownerAddress) throw new DomainError('CONFLICT', 'This site sends no mail.');
  await rateLimits.consume(perDeveloper, String(developerId));
  if (!(await isWithinRecipientLimit(rateLimits, perRecipient, address))) {
    throw new DomainError('TOO_MANY_REQUESTS', perRecipient.message);
  }
  await db.prisma.$transaction(async (tx) => {
    await saveNudgeSettings(tx, developerId, { newMailAddress: address });
    await sendMail(tx, {
      ...nudgeContent.confirmation,
      dedupeKey: `nudge-address:${randomUUID()}`,
      recipient: address,
      developerId,
      hasLink: true,
    });
  });
}

/** Forgets the addresses, confirmed or not. */
export async function removeNudgeAddress(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
): Promise<void> {
  await saveNudgeSettings(db.prisma, developerId, { mailAddress: null, newMailAddress: null });
}
