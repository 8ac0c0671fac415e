import { randomUUID } from 'node:crypto';
import {
  answeredStatuses,
  type ContactStatus,
} from '../../../src/features/requests/contact-status.ts';
import type { Prisma } from '../../../src/server/db/generated/client.ts';
import { unusedTokenDays } from '../../../src/shared/admin/api-tokens.ts';
import { keptDays, type PurgeName } from '../../../src/shared/retention.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { conversationId, createEntry } from '../../factories/conversations.ts';
import { createDeveloper, createMessage } from '../../factories/developers.ts';
import { createOutcome, recommended } from '../../factories/outcomes.ts';
import { createConnection } from '../../factories/programs.ts';
import { createProof } from '../../factories/proofs.ts';
import { createSavedSearch } from '../../factories/saved-searches.ts';
import { createSignUpNetwork } from '../../factories/sign-up-networks.ts';
import { createTestimonial } from '../../factories/testimonials.ts';
import { createMark, createVerification } from '../../factories/verifications.ts';
import { createDelivery, createEndpoint } from '../../factories/webhooks.ts';
import { adminId, answeredDays, db, over, type RetentionCase, under } from './retention-case.ts';

async function createRequest(
  name: string,
  status: ContactStatus,
  at: { createdAt?: Date; updatedAt?: Date },
) {
  await db().contactRequest.create({
    data: {
      firstName: name,
      email: 'ada@example.com',
      description: 'x',
      status,
      dedupeKey: name,
      ...at,
    },
  });
}

const requestNames = async () =>
  (await db().contactRequest.findMany()).map(({ firstName }) => firstName);

async function createPrograms(programs: { name: string; createdAt: Date; lastUsedAt?: Date }[]) {
  const data = programs.map((program) => ({ ...program, id: program.name, redirectUris: [] }));
  await db().program.createMany({ data });
}

export const peopleCases = {
  answeredRequests: {
    async arrange() {
      for (const status of answeredStatuses) {
        await createRequest(`due-${status}`, status, { updatedAt: over(answeredDays) });
        await createRequest(`kept-${status}`, status, { updatedAt: under(answeredDays) });
      }
      for (const name of ['kept-of-remark', 'kept-of-call', 'kept-of-quote']) {
        await createRequest(name, 'quote', { updatedAt: over(answeredDays) });
      }
      const of = async (dedupeKey: string) =>
        (await db().contactRequest.findUniqueOrThrow({ where: { dedupeKey } })).id;
      const at = under(answeredDays);
      await createEntry({ requestId: await of('kept-of-remark') }, { createdAt: at });
      const end = new Date(at.getTime() + 1);
      const times = {
        ...{ startsAt: at, endsAt: end, blockedFrom: at, blockedUntil: end },
        createdAt: over(answeredDays),
      };
      await db().call.create({
        data: {
          requestId: await of('kept-of-call'),
          calendarId: randomUUID(),
          timeZone: 'UTC',
          ...times,
        },
      });
      const quote = {
        version: 1,
        number: '2026-0001',
        title: 'x',
        currency: 'USD',
        positions: [],
        assumptions: '',
      };
      await db().quote.create({
        data: { requestId: await of('kept-of-quote'), ...quote, validUntil: at, createdAt: at },
      });
      await createRequest('kept-of-testimonial', 'won', { updatedAt: over(answeredDays) });
      await db().testimonial.create({
        data: {
          ...{ requestId: await of('kept-of-testimonial'), state: 'approved', quote: 'x' },
          ...{ askedAt: over(answeredDays), consentedAt: at, decidedAt: at },
        },
      });
      for (const [name, changes] of [
        ['kept-of-recommendation', recommended()],
        ['due-of-outcome', {}],
      ] as const) {
        await createRequest(name, 'won', { updatedAt: over(answeredDays) });
        await createOutcome(changes, { requestId: await of(name) });
      }
      await createRequest('kept-unanswered', 'read', { updatedAt: over(999) });
      await createRequest('kept-new', 'new', { updatedAt: over(999) });
    },
    names: requestNames,
  },
  suspectedRequests: {
    async arrange() {
      await createRequest('due', 'suspected', { createdAt: over(keptDays.suspectedRequests) });
      await createRequest('due-spam', 'spam', { createdAt: over(keptDays.suspectedRequests) });
      await createRequest('kept', 'suspected', { createdAt: under(keptDays.suspectedRequests) });
      await createRequest('kept-new', 'new', { createdAt: over(keptDays.suspectedRequests) });
    },
    names: requestNames,
  },
  agreements: {
    async arrange() {
      const create = (requestId: number, firstName: string, agreedAt: Date) =>
        db().agreement.create({
          data: { requestId, firstName, lastName: '', company: '', agreedAt },
        });
      await create(1, 'due', over(keptDays.agreements));
      await create(2, 'kept', under(keptDays.agreements));
    },
    names: async () => (await db().agreement.findMany()).map(({ firstName }) => firstName),
  },
  accessLinks: {
    async arrange() {
      const { id: messageId } = await createMessage((await createDeveloper()).id);
      await createAccessLink({ messageId, keyHash: 'due', endsAt: over(0) });
      await createAccessLink({ messageId, keyHash: 'kept', endsAt: under(0) });
      const { requestId } = await createTestimonial(
        {},
        { keyHash: 'kept-without-end', endsAt: null },
      );
      await createAccessLink({ requestId, keyHash: 'due-request', endsAt: over(0) });
    },
    names: async () => (await db().accessLink.findMany()).map(({ keyHash }) => keyHash),
  },
  unsentDrafts: {
    async arrange() {
      const owner = await adminId();
      for (const [text, updatedAt] of [
        ['due', over(keptDays.unsentDrafts)],
        ['kept', under(keptDays.unsentDrafts)],
      ] as const) {
        const request = await db().contactRequest.create({
          data: { email: 'ada@example.com', description: 'x', dedupeKey: text, status: 'read' },
        });
        const id = await conversationId({ requestId: request.id });
        await db().unsentDraft.createMany({
          data: [null, owner].map((of) => ({
            ...{ conversationId: id, adminId: of, kind: of ? 'answer' : 'entry' },
            ...{ text, revision: randomUUID(), savedFrom: randomUUID(), updatedAt },
          })),
        });
      }
    },
    names: async () => (await db().unsentDraft.findMany()).map(({ text }) => text),
  },
  endedBriefs: {
    async arrange() {
      const { id: requestId } = await db().contactRequest.create({
        data: { email: 'ada@example.com', description: 'x', dedupeKey: 'x' },
      });
      const create = async (
        developerName: string,
        state: 'open' | 'no' | 'chosen',
        endsAt: Date,
      ) => {
        const { id: developerId } = await createDeveloper({ developerName });
        await db().brief.create({
          data: {
            ...{ requestId, developerId, state, endsAt, createdAt: over(99) },
            answeredAt: state === 'open' ? null : over(99),
          },
        });
      };
      await create('due', 'no', over(keptDays.endedBriefs));
      await create('due-unanswered', 'open', over(keptDays.endedBriefs));
      await create('kept', 'no', under(keptDays.endedBriefs));
      await create('kept-chosen', 'chosen', over(keptDays.endedBriefs));
    },
    names: async () =>
      (await db().brief.findMany({ select: { developer: true } })).map(
        ({ developer }) => developer.developerName,
      ),
  },
  suspectedMessages: {
    async arrange() {
      const { id: developerId } = await createDeveloper();
      const create = (name: string, isSuspected: boolean, createdAt: Date) =>
        db().developerMessage.create({
          data: {
            ...{ developerId, senderName: name, senderEmail: 'a@example.com', body: 'x' },
            ...{ isSuspected, createdAt, dedupeKey: name },
          },
        });
      await create('due', true, over(keptDays.suspectedMessages));
      await create('kept', true, under(keptDays.suspectedMessages));
      await create('kept-clean', false, over(keptDays.suspectedMessages));
      await create('due-withheld', false, over(keptDays.suspectedMessages));
      await db().developerMessage.updateMany({
        where: { senderName: 'due-withheld' },
        data: { isWithheld: true },
      });
    },
    names: async () => (await db().developerMessage.findMany()).map((row) => row.senderName),
  },
  signUpNetworks: {
    async arrange() {
      const { id: due } = await createDeveloper({ developerName: 'due' });
      const { id: kept } = await createDeveloper({ developerName: 'kept' });
      await createSignUpNetwork(due, { createdAt: over(keptDays.signUpNetworks) });
      await createSignUpNetwork(kept, { createdAt: under(keptDays.signUpNetworks) });
    },
    names: async () =>
      (await db().signUpNetwork.findMany({ include: { developer: true } })).map(
        ({ developer }) => developer.developerName,
      ),
  },
  freedHandles: {
    async arrange() {
      const { id: developerId } = await createDeveloper();
      const [due, kept] = [over(keptDays.freedHandles), under(keptDays.freedHandles)];
      await db().handle.createMany({
        data: [
          { handle: 'due', shape: 'due', freedAt: due },
          { handle: 'kept', shape: 'kept', freedAt: kept },
          { handle: 'kept-by-one-who-stays', shape: 'kept-by', freedAt: due, developerId },
        ],
      });
    },
    names: async () => (await db().handle.findMany()).map(({ handle }) => handle),
  },
  removedProofs: {
    async arrange() {
      const { id: developerId } = await createDeveloper();
      const [due, kept] = [over(keptDays.removedProofs), under(keptDays.removedProofs)];
      await createProof(developerId, { address: 'https://due.dev/', removedAt: due });
      await createProof(developerId, { address: 'https://kept.dev/', removedAt: kept });
      await createProof(developerId, { address: 'https://held.dev/', createdAt: due });
    },
    names: async () =>
      (await db().addressProof.findMany()).map(({ address }) => new URL(address).host),
  },
  savedSearches: {
    async arrange() {
      await createSavedSearch({ search: 'due', endsAt: over(0) });
      await createSavedSearch({ search: 'kept', endsAt: under(0) });
    },
    names: async () => (await db().savedSearch.findMany()).map(({ search }) => search),
  },
  endedVerifications: {
    async arrange() {
      const { id } = await createDeveloper();
      const [due, kept] = [over(keptDays.endedVerifications), under(keptDays.endedVerifications)];
      const declined = { outcome: 'declined' as const, reason: 'Too little to look at.' };
      await createVerification(id, { ...declined, endedAt: due, taskTitle: 'due' });
      await createVerification(id, { ...declined, endedAt: kept, taskTitle: 'kept' });
      await createMark(id, { endedAt: due, markUntil: due, taskTitle: 'due' });
      await createMark(id, { endedAt: due, markUntil: kept, taskTitle: 'kept mark' });
      await createVerification(id, { askedAt: due, taskTitle: 'held' });
    },
    names: async () =>
      (await db().verification.findMany()).map(({ taskTitle }) => taskTitle.split(' ')[0] ?? ''),
  },
  reports: {
    async arrange() {
      const { id: developerId } = await createDeveloper();
      const { id: messageId } = await createMessage(developerId);
      const create = async (report: Omit<Prisma.ReportUncheckedCreateInput, 'reason'>) => {
        await db().report.create({ data: { reason: 'spam', ...report } });
      };
      const [due, kept] = [over(keptDays.reports), under(keptDays.reports)];
      const createdAt = over(999);
      await create({ messageId, word: 'due-message', createdAt, closedAt: due });
      await create({ developerId, word: 'due', createdAt, closedAt: due, email: 'a@example.com' });
      await create({ developerId, word: 'due-suspected', createdAt: due, isSuspected: true });
      await create({ developerId, word: 'kept', createdAt, closedAt: kept });
      await create({ developerId, word: 'kept-suspected', createdAt: kept, isSuspected: true });
      await create({ developerId, word: 'kept-open', createdAt });
    },
    names: async () => (await db().report.findMany()).map(({ word }) => word),
  },
  submissions: {
    async arrange() {
      const create = async (
        title: string,
        row: Omit<Prisma.SubmissionCreateInput, 'kind' | 'title' | 'dedupeKey'>,
      ) => {
        await db().submission.create({ data: { kind: 'term', title, dedupeKey: title, ...row } });
      };
      const [due, kept] = [over(keptDays.submissions), under(keptDays.submissions)];
      await create('due', { status: 'declined', createdAt: over(999), decidedAt: due });
      await create('due-suspected', { status: 'suspected', createdAt: due });
      await create('kept', { status: 'accepted', createdAt: over(999), decidedAt: kept });
      await create('kept-suspected', { status: 'suspected', createdAt: kept });
      await create('kept-waiting', { status: 'waiting', createdAt: over(999) });
    },
    names: async () => (await db().submission.findMany()).map(({ title }) => title),
  },
  sentMessages: {
    async arrange() {
      const create = (
        dedupeKey: string,
        state: 'sent' | 'undeliverable' | 'unclear' | 'waiting',
        createdAt: Date,
      ) =>
        db().outgoingMessage.create({
          data: {
            ...{ dedupeKey, state, createdAt, channel: 'mail', recipient: 'a' },
            text: state === 'sent' ? '' : 'x',
          },
        });
      await create('due', 'sent', over(keptDays.sentMessages));
      await create('due-never', 'undeliverable', over(keptDays.sentMessages));
      await create('kept', 'sent', under(keptDays.sentMessages));
      await create('kept-unclear', 'unclear', over(keptDays.sentMessages));
      await create('kept-waiting', 'waiting', over(keptDays.sentMessages));
    },
    names: async () => (await db().outgoingMessage.findMany()).map((row) => row.dedupeKey),
  },
  webhookDeliveries: {
    async arrange() {
      const { id: endpointId } = await createEndpoint();
      await createDelivery({ endpointId, type: 'due', begunAt: over(keptDays.webhookDeliveries) });
      await createDelivery({
        endpointId,
        type: 'kept',
        begunAt: under(keptDays.webhookDeliveries),
      });
    },
    names: async () => (await db().webhookDelivery.findMany()).map(({ type }) => type),
  },
  activity: {
    async arrange() {
      const create = (summary: string, createdAt: Date) =>
        db().activityEntry.create({
          data: { actor: 'a', action: 'b', targetType: 'c', summary, createdAt },
        });
      await create('due', over(keptDays.activity));
      await create('kept', under(keptDays.activity));
    },
    names: async () => (await db().activityEntry.findMany()).map(({ summary }) => summary),
  },
  revokedTokens: {
    async arrange() {
      const owner = await adminId();
      const create = (
        name: string,
        times: { revokedAt?: Date; expiresAt?: Date; lastUsedAt?: Date },
      ) =>
        db().apiToken.create({
          data: {
            ...{ name, ...times, adminId: owner, tokenHash: name, prefix: 'x' },
            createdAt: over(999),
          },
        });
      const unused = unusedTokenDays + keptDays.revokedTokens;
      await create('due', { revokedAt: over(keptDays.revokedTokens) });
      await create('kept', { revokedAt: under(keptDays.revokedTokens) });
      await create('due-ended', { expiresAt: over(keptDays.revokedTokens) });
      await create('kept-ended', { expiresAt: under(keptDays.revokedTokens) });
      await create('due-unused', { lastUsedAt: over(unused) });
      await create('kept-unused', { lastUsedAt: under(unused) });
      await create('due-never-used', {});
    },
    names: async () => (await db().apiToken.findMany()).map(({ name }) => name),
  },
  endedConnections: {
    async arrange() {
      const owner = { adminId: await adminId() };
      await createConnection(owner, { name: 'due', endsAt: over(0) });
      await createConnection(owner, { name: 'kept', endsAt: under(0) });
    },
    names: async () => (await db().programConnection.findMany()).map(({ name }) => name),
  },
  unconnectedPrograms: {
    arrange: () =>
      createPrograms([
        { name: 'due', createdAt: over(keptDays.unconnectedPrograms) },
        { name: 'kept', createdAt: under(keptDays.unconnectedPrograms) },
        { name: 'kept-connected', createdAt: over(999), lastUsedAt: under(0) },
      ]),
    names: async () => (await db().program.findMany()).map(({ name }) => name),
  },
  formerPrograms: {
    arrange: () =>
      createPrograms([
        { name: 'due', createdAt: over(999), lastUsedAt: over(keptDays.formerPrograms) },
        { name: 'kept', createdAt: over(999), lastUsedAt: under(keptDays.formerPrograms) },
      ]),
    names: async () => (await db().program.findMany()).map(({ name }) => name),
  },
  endedSessions: {
    async arrange() {
      const owner = await adminId();
      const create = (id: string, expiresAt: Date) =>
        db().session.create({ data: { id, adminId: owner, expiresAt } });
      await create('due', over(0));
      await create('kept', under(0));
    },
    names: async () => (await db().session.findMany()).map(({ id }) => id),
  },
  signInTickets: {
    async arrange() {
      const create = (id: string, expiresAt: Date) =>
        db().signInTicket.create({ data: { id, purpose: 'passkeyUse', expiresAt } });
      await create('due', over(0));
      await create('kept', under(0));
    },
    names: async () => (await db().signInTicket.findMany()).map(({ id }) => id),
  },
  signInCodes: {
    async arrange() {
      const create = (codeHash: string, createdAt: Date) =>
        db().signInCode.create({
          data: {
            ...{ codeHash, createdAt, phoneNumber: '+12015550100', country: 'US' },
            ...{ budget: 'general', expiresAt: createdAt, usedAt: createdAt },
          },
        });
      await create('due', over(keptDays.signInCodes));
      await create('kept', under(keptDays.signInCodes));
    },
    names: async () => (await db().signInCode.findMany()).map(({ codeHash }) => codeHash),
  },
  knownBrowsers: {
    async arrange() {
      const { id: developerId } = await createDeveloper();
      const create = (browserHash: string, lastSignInAt: Date) =>
        db().knownBrowser.create({ data: { browserHash, developerId, lastSignInAt } });
      await create('due', over(keptDays.knownBrowsers));
      await create('kept', under(keptDays.knownBrowsers));
    },
    names: async () => (await db().knownBrowser.findMany()).map((row) => row.browserHash),
  },
  adminBrowsers: {
    async arrange() {
      const owner = await adminId();
      const create = (browserHash: string, lastSignInAt: Date) =>
        db().adminBrowser.create({ data: { browserHash, adminId: owner, lastSignInAt } });
      await create('due', over(keptDays.adminBrowsers));
      await create('kept', under(keptDays.adminBrowsers));
    },
    names: async () => (await db().adminBrowser.findMany()).map((row) => row.browserHash),
  },
  smsKeywords: {
    async arrange() {
      const old = over(keptDays.smsKeywords);
      const create = (messageId: string, phoneNumber: string, isStop: boolean, sentAt: Date) =>
        db().smsKeyword.create({ data: { messageId, phoneNumber, isStop, sentAt } });
      await create('due', '+12015550100', true, old);
      await create('kept', '+12015550100', false, under(keptDays.smsKeywords));
      await create('kept-stop', '+12015550101', true, old);
    },
    names: async () => (await db().smsKeyword.findMany()).map(({ messageId }) => messageId),
  },
  usedLimits: {
    async arrange() {
      const create = (key: string, expire: Date | null) =>
        db().rateLimit.create({ data: { key, expire: expire?.getTime() ?? null } });
      await create('due', over(0));
      await create('kept', under(0));
      await create('kept-forever', null);
    },
    names: async () => (await db().rateLimit.findMany()).map(({ key }) => key),
  },
  trafficVisitors: {
    async arrange() {
      const create = async (name: string, day: Date) => {
        await db().trafficVisitor.create({ data: { day, hash: Buffer.from(name) } });
        await db().trafficSalt.create({ data: { day, salt: Buffer.from(`${name}-salt`) } });
      };
      await create('due', over(1));
      await create('kept', over(0));
    },
    names: async () => {
      const hashes = (await db().trafficVisitor.findMany()).map(({ hash }) => hash);
      const salts = (await db().trafficSalt.findMany()).map(({ salt }) => salt);
      return [...hashes, ...salts].map((bytes) => Buffer.from(bytes).toString());
    },
  },
  trafficCounts: {
    async arrange() {
      const create = async (name: string, day: Date) => {
        await db().trafficCount.create({ data: { page: name, source: 'direct', day } });
        const data = { source: name, medium: '', campaign: `${name}-campaign`, day };
        await db().trafficCampaign.create({ data });
        const { id: developerId } = await createDeveloper();
        const source = `${name}-views`;
        await db().developerCount.create({
          data: { developerId, day, what: 'profile', source, count: 1 },
        });
      };
      await create('due', over(keptDays.trafficCounts + 1));
      await create('kept', over(keptDays.trafficCounts));
    },
    names: async () => [
      ...(await db().trafficCount.findMany()).map(({ page }) => page),
      ...(await db().trafficCampaign.findMany()).map(({ campaign }) => campaign),
      ...(await db().developerCount.findMany()).map(({ source }) => source),
    ],
  },
} satisfies Partial<Record<PurgeName, RetentionCase>>;
