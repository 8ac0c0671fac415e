import type { MailWords } from '../../shared/words/mail/mail-words.ts';
import type { Db } from '../db/client.ts';

/** Words for each channel. The key keeps a notice from going out twice. */
export interface DeveloperNotice {
  dedupeKey: string;
  sms: string;
  mail: MailWords;
}

/** Tells a developer by their channel. */
export type NotifyDeveloper = (
  tx: Db,
  developerId: number,
  notice: DeveloperNotice,
) => Promise<void>;

/**
 * Tells a developer by their channel, within the limits of all that is told to developers.
 * @returns a later time when the limits ask to wait, otherwise null
 */
export type TellDeveloper = (
  tx: Db,
  developerId: number,
  notice: DeveloperNotice,
  now: Date,
) => Promise<Date | null>;
