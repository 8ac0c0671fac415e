import { callKindText, minutesBetween } from '../../../../features/calls/words/call-kinds.ts';
import { callTime } from '../../../../features/calls/words/calls.ts';
import { quoteSums } from '../../../../features/quotes/quote-options.ts';
import { quoteAmount } from '../../../../features/quotes/words/quotes.ts';
import type { ListedRequest } from '../../../../features/requests/contact-inbox.ts';
import { inboxPath, inboxRequestPath } from '../../../../features/requests/inbox-address.ts';
import { nameOf } from '../../../../features/requests/web/admin/listed-request.ts';
import { submissionKindNames } from '../../../../features/submissions/words/admin-submissions.ts';
import { contentPath } from '../../../../shared/addresses/content-address.ts';
import { type Permission, roleMay } from '../../../../shared/admin/admin-roles.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { formatDateTime, timeZoneName } from '../../../../web/admin/format-time.ts';
import { areaPath, editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { dayWords as words } from './day-words.ts';

export interface DayLine {
  key: string | number;
  label: string;
  note: string;
  to: string;
}

interface Query {
  isLoading: boolean;
  isError: boolean;
  refetch: () => unknown;
}

export interface DayPart {
  title: string;
  /** Shows all of them. */
  path: string;
  queries: readonly Query[];
  lines: readonly DayLine[];
  total: number;
}

/** A query that runs anew with each visit, for roles with the permission. */
function useAsking() {
  const { role } = useAdminSession().admin;
  return (permission?: Permission) => ({
    refetchOnMount: 'always' as const,
    enabled: permission === undefined || roleMay(role, permission),
  });
}

/** All that waits for this admin, in the order of the page. */
export function useDay(): DayPart[] {
  return [
    useAnswers(),
    useCalls(),
    useSilentCalendars(),
    useAcceptedQuotes(),
    useReadyPosts(),
    useOwnDrafts(),
    useReports(),
    useDueFacts(),
    useSubmissions(),
    useFailedJobs(),
    useLaunch(),
  ];
}

function requestLine(request: ListedRequest, kind: string, note: string): DayLine {
  const { id } = request;
  return { key: `${kind}-${id}`, label: nameOf(request), note, to: inboxRequestPath(id) };
}

function useAnswers(): DayPart {
  const asking = useAsking()('answerRequests');
  const late = trpc.admin.inbox.list.useQuery({ due: 'missed' }, asking);
  const waiting = trpc.admin.inbox.list.useQuery({ due: 'waiting' }, asking);
  const reminders = trpc.admin.inbox.list.useQuery({ due: 'reminder' }, asking);
  const queries = [late, waiting, reminders];
  return {
    title: words.answers,
    path: inboxPath,
    queries,
    lines: [
      ...(late.data?.items ?? []).map((one) =>
        requestLine(one, 'late', words.late(formatDateTime(one.dueAt))),
      ),
      ...(waiting.data?.items ?? []).map((one) =>
        requestLine(one, 'due', words.dueBy(formatDateTime(one.dueAt))),
      ),
      ...(reminders.data?.items ?? []).map((one) =>
        requestLine(one, 'reminder', words.reminder(formatDateTime(one.remindAt ?? one.dueAt))),
      ),
    ],
    total: queries.reduce((sum, { data }) => sum + (data?.total ?? 0), 0),
  };
}

const isToday = (at: Date) => at.toDateString() === new Date().toDateString();

function useCalls(): DayPart {
  const coming = trpc.admin.calls.coming.useQuery(undefined, useAsking()('answerRequests'));
  const today = (coming.data ?? []).filter(({ startsAt }) => isToday(startsAt));
  return {
    title: words.calls,
    path: areaPath('calls'),
    queries: [coming],
    lines: today.map(({ id, requestId, name, startsAt, endsAt, reach, kind }) => ({
      ...{ key: id, label: name },
      note: [
        callTime(startsAt, timeZoneName()),
        callKindText(kind, minutesBetween(startsAt, endsAt)),
        reach,
      ]
        .filter(Boolean)
        .join(', '),
      to: inboxRequestPath(requestId),
    })),
    total: today.length,
  };
}

function useSilentCalendars(): DayPart {
  const calendars = trpc.admin.calls.calendars.list.useQuery(
    undefined,
    useAsking()('answerRequests'),
  );
  const lines = (calendars.data ?? []).flatMap(({ id, name, silentSince, goesOnSince }) =>
    silentSince
      ? [
          {
            key: id,
            label: name,
            note: words.silentSince(formatDateTime(silentSince), goesOnSince !== null),
            to: areaPath('calls'),
          },
        ]
      : [],
  );
  return {
    title: words.silentCalendars,
    path: areaPath('calls'),
    queries: [calendars],
    lines,
    total: lines.length,
  };
}

function useAcceptedQuotes(): DayPart {
  const accepted = trpc.admin.quotes.sent.useQuery(
    { state: 'accepted' },
    useAsking()('answerRequests'),
  );
  const since = Date.now() - 7 * dayMs;
  const lately = (accepted.data?.items ?? []).filter(
    ({ decidedAt }) => decidedAt !== null && decidedAt.getTime() > since,
  );
  return {
    title: words.accepted,
    path: `${areaPath('quotes')}&status=accepted`,
    queries: [accepted],
    lines: lately.map((quote) => ({
      key: `${quote.requestId}-${quote.version}`,
      label: quote.title,
      note: [quote.name, quoteAmount(quoteSums(quote).total, quote.currency)]
        .filter(Boolean)
        .join(', '),
      to: inboxRequestPath(quote.requestId),
    })),
    total: lately.length,
  };
}

function useOwnDrafts(): DayPart {
  const own = trpc.admin.posts.list.useQuery({ status: 'draft', by: 'me' }, useAsking()());
  const { items = [], drafts = [], total = 0, draftTotal = 0 } = own.data ?? {};
  return {
    title: words.drafts,
    path: `${areaPath('posts')}?status=draft&by=me`,
    queries: [own],
    lines: [
      ...drafts.map(({ id, title, updatedAt }) => ({
        ...{ key: id, label: title || words.untitled, note: formatDateTime(updatedAt) },
        to: editorAddress({ kind: 'draft', draftId: id }),
      })),
      ...items.map(({ id, title, updatedAt }) => ({
        ...{ key: id, label: title, note: formatDateTime(updatedAt) },
        to: editorAddress({ kind: 'post', postId: id }),
      })),
    ],
    total: total + draftTotal,
  };
}

function useReadyPosts(): DayPart {
  const ready = trpc.admin.posts.list.useQuery({ isReady: true }, useAsking()('publishPosts'));
  const { items = [], total = 0 } = ready.data ?? {};
  return {
    title: words.ready,
    path: `${areaPath('posts')}?status=ready`,
    queries: [ready],
    lines: items.map(({ id, title, readyAt, readyBy, updatedAt }) => ({
      ...{ key: id, label: title, to: editorAddress({ kind: 'post', postId: id }) },
      note: words.readySince(actorName(readyBy ?? ''), formatDateTime(readyAt ?? updatedAt)),
    })),
    total,
  };
}

function useReports(): DayPart {
  const asking = useAsking()('hideProfiles');
  const messages = trpc.admin.messageReports.list.useQuery(undefined, asking);
  const profiles = trpc.admin.profileReports.list.useQuery(undefined, asking);
  const total = (messages.data?.total ?? 0) + (profiles.data?.total ?? 0);
  const path = areaPath('reports');
  return {
    title: words.reports,
    path,
    queries: [messages, profiles],
    lines: total > 0 ? [{ key: 'all', label: words.reportsWait(total), note: '', to: path }] : [],
    total,
  };
}

function useDueFacts(): DayPart {
  const facts = trpc.admin.facts.rechecks.useQuery({}, useAsking()());
  const { items = [], total = 0 } = facts.data ?? {};
  const path = areaPath('facts');
  return {
    title: words.facts,
    path,
    queries: [facts],
    lines: items.map((fact) => ({
      ...{ key: fact.id, label: fact.words, note: fact.target.title, to: path },
    })),
    total,
  };
}

function useSubmissions(): DayPart {
  const waiting = trpc.admin.submissions.list.useQuery({}, useAsking()('editContent'));
  const { items = [], total = 0 } = waiting.data ?? {};
  const path = areaPath('submissions');
  return {
    title: words.submissions,
    path,
    queries: [waiting],
    lines: items.map(({ id, kind, title, entry, about, createdAt }) => ({
      ...{ key: id, label: title || entry?.title || about, to: path },
      note: `${submissionKindNames[kind]}, ${formatDateTime(createdAt)}`,
    })),
    total,
  };
}

function useFailedJobs(): DayPart {
  const jobs = trpc.admin.failedJobs.list.useQuery(undefined, useAsking()('operate'));
  const { failed = [], unclear = [] } = jobs.data ?? {};
  const path = areaPath('jobs');
  return {
    title: words.jobs,
    path,
    queries: [jobs],
    lines: [...failed, ...unclear].map(({ id, about, fault }) => ({
      ...{ key: id, label: about || fault, note: about ? fault : '', to: path },
    })),
    total: failed.length + unclear.length,
  };
}

function useLaunch(): DayPart {
  const launch = trpc.admin.launch.list.useQuery(undefined, useAsking()('editContent'));
  const items = launch.data ?? [];
  return {
    title: words.launch,
    path: contentPath,
    queries: [launch],
    lines: items.map(({ what, link }) => ({ key: what, label: what, note: '', to: link })),
    total: items.length,
  };
}
