import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { TabHeading } from '../../../../web/admin/TabHeading.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminJobsContent as words } from '../../words/troubled-work.ts';
import { JobDialog, type JobQuestion } from './JobDialog.tsx';
import { JobItem } from './JobItem.tsx';
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
      <AdminList
        list={work}
        rowHeight="4.5rem"
        drawing="summit"
        empty={work.data && failed.length + unclear.length === 0 ? words.empty : null}
      >
        {retryingCount > 0 ? <p role="status">{words.retrying(retryingCount)}</p> : null}
        {failed.length > 0 ? (
          <section>
            <Title order={3} size="h4" mt="2xl" mb="md">
              {words.failed.title}
            </Title>
            <ul className="ruled">
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
            <Title order={3} size="h4" mt="2xl" mb="md">
              {words.unclear.title}
            </Title>
            <Text c="dimmed" fz="sm" mb="md" maw="var(--site-measure)">
              {words.unclear.text}
            </Text>
            <ul className="ruled">
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
      </AdminList>
      {question ? <JobDialog question={question} onClose={() => setQuestion(null)} /> : null}
    </>
  );
}
