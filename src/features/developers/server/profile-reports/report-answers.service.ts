import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { isWithinRecipientLimit } from '../../../../server/limits/rate-limits.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import {
  addressesForAnswers,
  closeReportsOfProfile,
  type ReportsOfProfile,
} from '../../../conversations/server/reports/reports.service.ts';
import { type ReportDecision, reportAnswerMail } from '../../words/reports/report-answers.ts';

export type AnswerDeps = Pick<Deps, 'db' | 'mail' | 'rateLimits' | 'settings' | 'content'>;

/**
 * Closes open reports of a profile in the transaction of a decision and mails it, once per report, to the addresses left for an answer.
 * @returns the number of closed reports
 */
export type CloseReports = (
  tx: Db,
  decided: { decision: ReportDecision; words: string; now: Date },
) => Promise<number>;

/** Counts the mails before the transaction begins, because counters have connections of their own. */
export async function reportsToClose(
  deps: AnswerDeps,
  which: ReportsOfProfile,
): Promise<CloseReports> {
  const mailed = new Set<string>();
  if (deps.mail.ownerAddress !== null) {
    for (const email of await addressesForAnswers(deps.db.prisma, which)) {
      const limit = counters['report-answer-mail'];
      if (await isWithinRecipientLimit(deps.rateLimits, limit, email)) mailed.add(email);
    }
  }
  const { brand } = siteIdentityOf(deps.content);
  const profile = absoluteUrl(deps.settings.siteOrigin, paths.developerProfile(which.developerId));
  return async (tx, { decision, words, now }) => {
    const closed = await closeReportsOfProfile(tx, which, now);
    const waiting = new Set(mailed);
    for (const { id, email } of closed) {
      // A person who has reported twice gets one answer.
      if (!waiting.delete(email)) continue;
      await sendMail(tx, {
        ...reportAnswerMail(brand, { profile, decision, words }),
        ...{ recipient: email, origin: 'byHand', dedupeKey: `report-answer:${id}` },
      });
    }
    return closed.length;
  };
}
