import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { inboxPath } from '../../requests/inbox-address.ts';
import { greetingName } from '../../requests/server/mail-thread/mail-threads.service.ts';
import { ownerZone, senderZone } from '../../requests/server/sender-zone.service.ts';
import { workMailContent } from '../words/work-mail.ts';
import {
  countNotes,
  countUnread,
  findNewStages,
  findWorkToTell,
  saveWork,
  type WorkToTell,
} from './work-as-whole.queries.ts';

/** Nobody gets this mail at night. */
const hours = { from: 8, to: 20 };

/** @returns the reader's day, or null outside the hours of the mail */
function dayOfReader(now: Date, timeZone: string): string | null {
  const options = { timeZone: timeZone || 'UTC', hourCycle: 'h23' } as const;
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { ...options, hour: 'numeric' }).format(now),
  );
  if (hour < hours.from || hour >= hours.to) return null;
  return new Intl.DateTimeFormat('en-CA', { ...options, dateStyle: 'short' }).format(now);
}

type DigestDeps = Pick<Deps, 'clock' | 'mail' | 'settings' | 'content'>;

/** Tells each side what waits and what happened in the work, at most once a day, and nothing that it has read. */
export async function sendWorkDigests({
  db,
  ...means
}: DigestDeps & Pick<Deps, 'db'>): Promise<void> {
  if (!means.mail.ownerAddress) return;
  const work = await findWorkToTell(db.prisma);
  for (const one of work) {
    await db.prisma.$transaction((tx) => tellClients(means, tx, one));
  }
  await db.prisma.$transaction((tx) => tellOwner(means, tx, work));
}

async function tellClients(
  { clock, content }: DigestDeps,
  tx: Db,
  { requestId, clientToldAt: after, endedAt, answeredAt, request }: WorkToTell,
): Promise<void> {
  const now = clock.now();
  const day = dayOfReader(now, await senderZone(tx, requestId));
  if (!day || !request.email) return;
  const stages = await findNewStages(tx, requestId, after);
  const news = {
    waiting: stages.filter(({ state }) => state === 'yours').map(({ title }) => title),
    done: stages.filter(({ state }) => state === 'done').map(({ title }) => title),
    hasEnded: endedAt !== null && endedAt > after && !answeredAt,
  };
  const { email: recipient, colleagues } = request;
  const notes = await countNotes(tx, { requestId, after });
  const unread = await countUnread(tx, { requestId, side: 'outgoing', after });
  const readers: Reader[] = [
    { recipient, name: await greetingName(tx, requestId, request), notes: unread },
    ...colleagues.map(({ id, name, email }) => ({
      ...{ colleagueId: id, recipient: email, name, notes },
    })),
  ];
  let isTold = false;
  for (const { name, notes: count, ...reader } of readers) {
    if (stages.length + count === 0 && !news.hasEnded) continue;
    const to = reader.colleagueId ? `${requestId}:${reader.colleagueId}` : requestId;
    const isSent = await sendMail(tx, {
      ...workMailContent.forClient(siteIdentityOf(content).brand, name, { ...news, notes: count }),
      ...reader,
      ...{ requestId, hasLink: true, dedupeKey: `work-digest:${to}:${day}` },
    });
    isTold ||= isSent;
  }
  if (isTold) await saveWork(tx, requestId, { clientToldAt: now });
}

interface Reader {
  recipient: string;
  colleagueId?: number;
  /** Empty for an address that is not proven. */
  name: string;
  notes: number;
}

async function tellOwner(
  { clock, content, mail, settings }: DigestDeps,
  tx: Db,
  work: readonly WorkToTell[],
): Promise<void> {
  const now = clock.now();
  const day = dayOfReader(now, await ownerZone(tx));
  const { ownerAddress } = mail;
  if (!day || !ownerAddress) return;
  const lines: string[] = [];
  const told: number[] = [];
  for (const { requestId, ownerToldAt: after, answeredAt, request } of work) {
    const words = await countUnread(tx, { requestId, side: 'incoming', after });
    const hasAnswered = answeredAt !== null && answeredAt > after;
    if (words === 0 && !hasAnswered) continue;
    const name = `${request.firstName} ${request.lastName}`.trim();
    lines.push(workMailContent.ofClient(name, { words, hasAnswered }));
    told.push(requestId);
  }
  if (lines.length === 0) return;
  const isSent = await sendMail(tx, {
    ...workMailContent.forOwner(
      siteIdentityOf(content).brand,
      lines,
      absoluteUrl(settings.siteOrigin, inboxPath),
    ),
    recipient: ownerAddress,
    dedupeKey: `work-digest:owner:${day}`,
  });
  if (!isSent) return;
  for (const requestId of told) await saveWork(tx, requestId, { ownerToldAt: now });
}
