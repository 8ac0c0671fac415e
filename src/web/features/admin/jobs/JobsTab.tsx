import { useState } from 'react';
import { adminJobsContent as words } from '../../../../content/admin-upkeep.ts';
import { trpc } from '../../../api/trpc.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListFailed } from '../parts/ListFailed.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { TabHeading } from '../parts/TabHeading.tsx';
import { JobDialog, type JobQuestion } from './JobDialog.tsx';
import { JobItem } from './JobItem.tsx';
import classes from './JobsTab.module.css';
import { useJobChange } from './job-changes.ts';

/** Background work that nobody goes on with by itself. */
export function JobsTab() {
  const work = trpc.admin.troubledWork.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [question, setQuestion] = useState<JobQuestion | null>(null);
  const retry = trpc.admin.troubledWork.retryJob.useMutation(useJobChange(words.toasts.retried));
  const { failed = [], unclear = [], retryingCount = 0 } = work.data ?? {};

  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      {work.isPending ? <ListSkeleton rowHeight="4.5rem" /> : null}
      {work.isError ? <ListFailed error={work.error} onRetry={() => void work.refetch()} /> : null}
      {retryingCount > 0 ? <p role="status">{words.retrying(retryingCount)}</p> : null}
      {work.data && failed.length + unclear.length === 0 ? (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      ) : null}
      {failed.length > 0 ? (
        <section>
          <h3 className={classes.title}>{words.failed.title}</h3>
          <ul className={classes.list}>
            {failed.map((job) => (
              <JobItem
                key={job.id}
                name={words.name(job.name)}
                about={job.about}
                fault={`${job.fault} (${words.failed.attempts(job.attempts)})`}
                at={{ label: words.failed.at, time: job.failedAt }}
                retry={words.failed.retry}
                isBusy={retry.isPending}
                onRetry={() => retry.mutate({ id: job.id })}
                onDiscard={() =>
                  setQuestion({ kind: 'discardJob', id: job.id, name: words.name(job.name) })
                }
              />
            ))}
          </ul>
        </section>
      ) : null}
      {unclear.length > 0 ? (
        <section>
          <h3 className={classes.title}>{words.unclear.title}</h3>
          <p className={classes.intro}>{words.unclear.text}</p>
          <ul className={classes.list}>
            {unclear.map(({ id, about, fault, createdAt }) => (
              <JobItem
                key={id}
                name={about}
                about=""
                fault={fault}
                at={{ label: words.unclear.at, time: createdAt }}
                retry={words.unclear.retry}
                isBusy={false}
                onRetry={() => setQuestion({ kind: 'sendAgain', id, name: about })}
                onDiscard={() => setQuestion({ kind: 'discardMessage', id, name: about })}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {question ? <JobDialog question={question} onClose={() => setQuestion(null)} /> : null}
    </>
  );
}
