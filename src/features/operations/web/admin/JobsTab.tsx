import { Flex, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { BulkReport } from '../../../../web/admin/list/several/BulkReport.tsx';
import { ChooseRow, SelectionBar } from '../../../../web/admin/list/several/SelectionBar.tsx';
import { useSelection } from '../../../../web/admin/list/several/useSelection.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import type { ToastContent } from '../../../../web/components/toast/toast-store.ts';
import { adminJobsContent, adminJobsContent as words } from '../../words/failed-jobs.ts';
import { useSeveralRetries } from './useSeveralRetries.ts';

export function JobsTab() {
  const work = trpc.admin.failedJobs.list.useQuery(undefined, { refetchOnMount: 'always' });
  const [question, setQuestion] = useState<JobQuestion | null>(null);
  const retry = trpc.admin.failedJobs.retryJob.useMutation(useJobChange(words.toasts.retried));
  const selection = useSelection((work.data?.failed ?? []).map(({ id }) => id));
  const several = useSeveralRetries(selection.clear);
  const { failed = [], unclear = [], retryingCount = 0 } = work.data ?? {};

  return (
    <>
      <AdminList
        heading={words}
        list={work}
        rowHeight="4.5rem"
        drawing="summit"
        foot={
          <>
            <BulkReport report={several.report} isBusy={several.isBusy} />
            <SelectionBar label={words.several.label} selection={selection} isBusy={several.isBusy}>
              <ActionButton
                context={words.several.label}
                disabled={several.isBusy}
                onClick={() => several.retry(failed.filter(({ id }) => selection.has(id)))}
              >
                {words.failed.retry}
              </ActionButton>
            </SelectionBar>
          </>
        }
        empty={work.data && failed.length + unclear.length === 0 ? words.empty : null}
      >
        {retryingCount > 0 ? <p role="status">{words.retrying(retryingCount)}</p> : null}
        {failed.length > 0 ? (
          <section>
            <Title order={2} size="h4" mt="2xl" mb="md">
              {words.failed.title}
            </Title>
            <ul className="ruled">
              {failed.map((job) => (
                <JobItem
                  key={job.id}
                  choose={
                    <ChooseRow
                      id={job.id}
                      name={job.about || words.name(job.name)}
                      selection={selection}
                    />
                  }
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
            <Title order={2} size="h4" mt="2xl" mb="md">
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

interface JobItemProps {
  choose?: ReactNode;
  name: string;
  about: string;
  fault: string;
  at: { label: string; time: Date };
  retry: string;
  isBusy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

function JobItem(props: JobItemProps) {
  const { choose, name, about, fault, at, retry, isBusy, onRetry, onDiscard } = props;
  const context = about || name;
  return (
    <Flex component="li" wrap="wrap" align="center" gap="md" py="md">
      {choose}
      <Stack flex="1 1 16rem" miw={0} gap="xxs" fz="sm">
        <strong>{name}</strong>
        {about ? <span>{about}</span> : null}
        <Text span inherit c="dimmed">
          {fault}
        </Text>
        <Text span inherit c="dimmed">
          {at.label}: <Time at={at.time} format={formatDateTime} />
        </Text>
      </Stack>
      <Group gap="xs">
        <ActionButton context={context} disabled={isBusy} onClick={onRetry}>
          {retry}
        </ActionButton>
        <ActionButton context={context} isDangerous onClick={onDiscard}>
          {words.discard}
        </ActionButton>
      </Group>
    </Flex>
  );
}

const { confirmDiscard, confirmSendAgain, toasts } = adminJobsContent;

interface JobQuestion {
  kind: 'discardJob' | 'discardMessage' | 'sendAgain';
  id: string;
  name: string;
}

/** Asks before data is lost, or before a message may arrive twice. */
function JobDialog({ question, onClose }: { question: JobQuestion; onClose: () => void }) {
  const { kind, id, name } = question;
  const { failedJobs } = trpc.admin;
  const discarded = useJobChange(toasts.discarded, onClose);
  const mutations = {
    discardJob: failedJobs.discardJob.useMutation(discarded),
    discardMessage: failedJobs.discardMessage.useMutation(discarded),
    sendAgain: failedJobs.sendMessageAgain.useMutation(useJobChange(toasts.retried, onClose)),
  };
  const mutation = mutations[kind];
  const words =
    kind === 'sendAgain'
      ? confirmSendAgain
      : {
          ...confirmDiscard,
          title: confirmDiscard.title(name),
          text: kind === 'discardJob' ? confirmDiscard.failed : confirmDiscard.unclear,
        };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        { label: adminContent.dialog.cancel, onChoose: onClose },
        {
          label: mutation.isPending ? words.busy : words.confirm,
          onChoose: () => mutation.mutate({ id }),
          isDisabled: mutation.isPending,
        },
      ]}
    >
      <p>{words.text}</p>
    </Dialog>
  );
}

function useJobChange(done: ToastContent, onDone: () => void = () => {}) {
  const { failedJobs } = trpc.useUtils().admin;
  return withToasts({
    done,
    failed: adminJobsContent.toasts.failed,
    onDone: async () => {
      await failedJobs.invalidate();
      onDone();
    },
    onFailed: () => void failedJobs.invalidate(),
  });
}
