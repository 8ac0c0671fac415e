import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { pageLinkMark } from '../../../server/outbox/calendar-lines.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import type { CallReminder } from '../../../server/queue/payloads.ts';
import { greetingName } from '../../requests/server/mail-thread/mail-threads.service.ts';
import { inboxLink } from '../../requests/server/notices.service.ts';
import { freeCall } from '../call-kind-options.ts';
import type { CallSettings } from '../calls.ts';
import { callKindText, minutesBetween } from '../words/call-kinds.ts';
import { callMailContent } from '../words/call-mail.ts';
import { answersText, callTime, meansForOwner, meansForVisitor } from '../words/calls.ts';
import { readAnswers } from './answers.ts';
import { callEvent, siteCalendar } from './calendar/call-calendar.ts';
import type { CallRow } from './calls.queries.ts';

export interface CallMailSettings {
  brand: string;
  ownerAddress: string;
  siteAddress: string;
  siteOrigin: string;
}

/** Extracts mail@example.com from "Site <mail@example.com>". */
const addressOf = (from: string) => /<([^<>]+)>/.exec(from)?.[1] ?? from;

/** Returns null when the site sends no mail about calls. */
export function callMailSettings(
  deps: Pick<Deps, 'mail' | 'settings' | 'content'>,
): CallMailSettings | null {
  const { ownerAddress } = deps.mail;
  const {
    siteOrigin,
    mail: { from },
  } = deps.settings;
  if (!ownerAddress || !from) return null;
  return {
    brand: siteIdentityOf(deps.content).brand,
    ownerAddress,
    siteAddress: addressOf(from),
    siteOrigin,
  };
}

type CallEvent = 'booked' | 'moved' | 'canceled';

interface Change {
  event: CallEvent;
  by: 'visitor' | 'owner';
  settings: Pick<CallSettings, 'place' | 'videoLink' | 'timeZone'>;
}

/** The free call has no line of its own: letters are about it where they name none. */
function kindLine({ kind, startsAt, endsAt }: CallRow): string {
  if (kind === freeCall) return '';
  return callKindText(kind, minutesBetween(startsAt, endsAt));
}

function placeOf(call: CallRow, settings: Pick<CallSettings, 'place' | 'videoLink'>): string {
  const means = meansForVisitor({ reach: call.reach, ...settings });
  return [kindLine(call), means, settings.place].filter(Boolean).join('\n');
}

/** Queues mail to visitor and owner in the caller's transaction. Does nothing without mail settings. */
export async function tellOfCall(
  tx: Db,
  call: CallRow,
  change: Change,
  mailSettings: CallMailSettings | null,
): Promise<void> {
  if (!mailSettings) return;
  await tellVisitor(tx, call, change, mailSettings);
  if (change.by === 'visitor') await tellOwner(tx, call, change, mailSettings);
}

async function tellVisitor(
  tx: Db,
  call: CallRow,
  { event, by, settings }: Change,
  mailSettings: CallMailSettings,
): Promise<void> {
  const { email } = call.request;
  if (!email) return;
  const firstName = await greetingName(tx, call.requestId, call.request);
  const { startsAt, timeZone, word } = call;
  const place = placeOf(call, settings);
  const isCanceled = event === 'canceled';
  const kind = isCanceled && by === 'owner' ? 'canceledByOwner' : event;
  const { brand, siteAddress, siteOrigin } = mailSettings;
  const words = callMailContent.toVisitor[kind]({
    ...{ brand, startsAt, timeZone, firstName, place, word },
  });
  await sendMail(tx, {
    ...words,
    requestId: call.requestId,
    recipient: email,
    hasLink: true,
    calendar: siteCalendar(
      [
        {
          // The link replaces this mark when the mail is sent: its key is not stored.
          ...callEvent(call, { brand, settings, siteOrigin, pageUrl: pageLinkMark }),
          invitation: { organizer: siteAddress, attendee: email },
        },
      ],
      { productId: brand, method: isCanceled ? 'CANCEL' : 'REQUEST' },
    ),
    dedupeKey: `call:${call.id}:${event}`,
  });
}

async function tellOwner(
  tx: Db,
  call: CallRow,
  { event, settings }: Change,
  { brand, ownerAddress, siteOrigin }: CallMailSettings,
): Promise<void> {
  const { email, firstName, lastName } = call.request;
  const name = `${firstName} ${lastName}`.trim();
  await sendMail(tx, {
    ...callMailContent.toOwner[event]({
      brand,
      name,
      when: callTime(call.startsAt, settings.timeZone),
      means: [kindLine(call), meansForOwner({ reach: call.reach, ...settings })]
        .filter(Boolean)
        .join('\n'),
      answers: answersText(readAnswers(call.answers)),
      link: inboxLink({ siteOrigin }, call.requestId),
    }),
    requestId: call.requestId,
    recipient: ownerAddress,
    replyTo: email ?? '',
    replyToName: name,
    dedupeKey: `call:${call.id}:${event}:owner`,
  });
}

export async function remindByMail(
  tx: Db,
  call: CallRow,
  {
    brand,
    reminder,
    settings,
  }: { brand: string; reminder: CallReminder; settings: Pick<CallSettings, 'place' | 'videoLink'> },
): Promise<void> {
  const { email } = call.request;
  if (!email) return;
  const firstName = await greetingName(tx, call.requestId, call.request);
  const { startsAt, timeZone } = call;
  const place = placeOf(call, settings);
  await sendMail(tx, {
    ...callMailContent.toVisitor[reminder]({ brand, startsAt, timeZone, firstName, place }),
    requestId: call.requestId,
    recipient: email,
    hasLink: true,
    dedupeKey: `call:${call.id}:${reminder}`,
  });
}
