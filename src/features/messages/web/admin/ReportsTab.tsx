import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LineValue, ValueLine } from '../../../../web/admin/LabeledValue.tsx';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import type { ReportedMessage } from '../../message-reports.ts';
import { adminReportsContent as words } from '../../words/admin-reports.ts';
import { reportReasonNames } from '../../words/message-reports.ts';
import { type AskedProfile, ReportedProfileDialogs } from './ReportedProfileDialogs.tsx';
import { ReportedProfileItem } from './ReportedProfileItem.tsx';
import { type ReportChanges, useReportChanges } from './useReportChanges.ts';

export function ReportsTab() {
  const reports = trpc.admin.messageReports.list.useQuery(undefined, { refetchOnMount: 'always' });
  const profiles = trpc.admin.profileReports.list.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  const [askedProfile, setAskedProfile] = useState<AskedProfile | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const changes = useReportChanges();
  const { items = [], total = 0, blockedSenders = [] } = reports.data ?? {};
  const {
    items: reportedProfiles = [],
    total: profileTotal = 0,
    isMailOn = false,
  } = profiles.data ?? {};
  const isEmpty =
    reports.data && profiles.data && total + profileTotal + blockedSenders.length === 0;
  const { confirmDelete } = words;

  return (
    <>
      <AdminList
        heading={words}
        list={reports.isError ? reports : profiles}
        rowHeight="8rem"
        drawing="summit"
        empty={isEmpty ? words.empty : null}
      >
        {profileTotal > 0 ? <p>{words.reportedProfiles(profileTotal)}</p> : null}
        {total > 0 ? <p>{words.reportedMessages(total)}</p> : null}
        {items.length + reportedProfiles.length > 0 ? (
          <Box component="ul" className="ruled" mt="md">
            {reportedProfiles.map((profile) => (
              <ReportedProfileItem
                key={`profile-${profile.developer.id}`}
                {...{ profile, isMailOn, changes }}
                onAsk={(about) => setAskedProfile({ profile, about })}
              />
            ))}
            {items.map((report) => (
              <ReportedMessageItem
                key={report.id}
                report={report}
                changes={changes}
                onDelete={() => setAsked(report.id)}
              />
            ))}
          </Box>
        ) : null}
        {blockedSenders.length > 0 ? (
          <Stack component="section" gap="xs" mt="2xl" aria-labelledby="blocked-senders">
            <Title order={2} size="h5" id="blocked-senders">
              {words.blockedTitle}
            </Title>
            <ul className="ruled">
              {blockedSenders.map(({ id, senderName }) => (
                <Group key={id} component="li" justify="space-between" py="xs">
                  <bdi>{senderName}</bdi>
                  <ActionButton
                    context={senderName}
                    disabled={changes.unblock.isPending}
                    onClick={() => changes.unblock.mutate({ id })}
                  >
                    {words.unblock}
                  </ActionButton>
                </Group>
              ))}
            </ul>
          </Stack>
        ) : null}
      </AdminList>
      {askedProfile ? (
        <ReportedProfileDialogs
          {...{ asked: askedProfile, isMailOn, changes }}
          onClose={() => setAskedProfile(null)}
        />
      ) : null}
      {asked === null ? null : (
        <Dialog
          title={confirmDelete.title}
          onClose={() => setAsked(null)}
          answers={[
            { label: adminContent.dialog.cancel, onChoose: () => setAsked(null) },
            {
              label: changes.remove.isPending ? confirmDelete.busy : confirmDelete.confirm,
              isDisabled: changes.remove.isPending,
              onChoose: () =>
                changes.remove.mutate({ id: asked }, { onSettled: () => setAsked(null) }),
            },
          ]}
        >
          <p>{confirmDelete.text}</p>
        </Dialog>
      )}
    </>
  );
}

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

type ReportedMessageItemProps = {
  report: ReportedMessage;
  changes: ReportChanges;
  onDelete: () => void;
};

function ReportedMessageItem({ report, changes, onDelete }: ReportedMessageItemProps) {
  const { id, developer, message, reason, word, createdAt } = report;
  const { dismiss, block } = changes;
  const name = words.from(message.senderName, developer.name || words.anonymous(developer.id));
  return (
    <Stack component="li" gap="sm" py="md">
      <strong dir="auto">{name}</strong>
      <ValueLine>
        <LineValue label={words.reason}>
          {reportReasonNames[reason]}, <Time at={createdAt} format={formatDateTime} />
        </LineValue>
        <LineValue label={words.written}>
          <Time at={message.createdAt} format={formatDateTime} />
        </LineValue>
        {word ? (
          <LineValue label={words.word}>
            <bdi>{word}</bdi>
          </LineValue>
        ) : null}
      </ValueLine>
      <Text maw="var(--site-measure)" dir="auto" style={asWritten}>
        {message.body}
      </Text>
      {message.entries.map((entry) => (
        <Text key={entry.id} fz="sm" maw="var(--site-measure)" style={asWritten}>
          <strong>{words.entriesOf[entry.party]}:</strong> <bdi>{entry.body}</bdi>
        </Text>
      ))}
      <Group gap="xs">
        <ActionButton
          context={name}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate({ id })}
        >
          {words.dismiss}
        </ActionButton>
        <ActionButton
          context={name}
          disabled={block.isPending}
          onClick={() => block.mutate({ id })}
        >
          {words.block}
        </ActionButton>
        <ActionButton context={name} isDangerous onClick={onDelete}>
          {words.delete}
        </ActionButton>
      </Group>
    </Stack>
  );
}
