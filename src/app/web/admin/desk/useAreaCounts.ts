import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import { type AdminAreaId, adminContent } from '../../../../shared/words/admin.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { trpc } from '../../../../web/api/trpc.ts';

interface AreaCount {
  count: number;
  inWords: string;
}

/** Work that waits for this admin. Areas without any are left out. */
export function useAreaCounts(): Partial<Record<AdminAreaId, AreaCount>> {
  const { role } = useAdminSession().admin;
  const forOwner = { enabled: roleMay(role, 'answerRequests') };
  const unread = trpc.admin.inbox.unreadCount.useQuery(undefined, forOwner).data ?? 0;
  const reportsOn = { enabled: roleMay(role, 'hideProfiles') };
  const messages = trpc.admin.messageReports.list.useQuery(undefined, reportsOn).data?.total ?? 0;
  const profiles = trpc.admin.profileReports.list.useQuery(undefined, reportsOn).data?.total ?? 0;
  const jobsOn = { enabled: roleMay(role, 'operate') };
  const jobs = trpc.admin.failedJobs.count.useQuery(undefined, jobsOn).data?.count ?? 0;
  const facts = trpc.admin.facts.dueCount.useQuery().data ?? 0;
  const submissionsOn = { enabled: roleMay(role, 'editContent') };
  const submissions =
    trpc.admin.submissions.waitingCount.useQuery(undefined, submissionsOn).data ?? 0;
  const reports = messages + profiles;
  return {
    ...(unread > 0 && { inbox: { count: unread, inWords: adminContent.unread(unread) } }),
    ...(facts > 0 && { facts: { count: facts, inWords: adminContent.factsDue(facts) } }),
    ...(reports > 0 && { reports: { count: reports, inWords: adminContent.reports(reports) } }),
    ...(submissions > 0 && {
      submissions: { count: submissions, inWords: adminContent.submissions(submissions) },
    }),
    ...(jobs > 0 && { jobs: { count: jobs, inWords: adminContent.failedJobs(jobs) } }),
  };
}
