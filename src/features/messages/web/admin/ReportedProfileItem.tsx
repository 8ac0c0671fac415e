import { Badge, Group, Stack, Text } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { ActionButton, ActionLink } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { NamedSentence } from '../../../../web/components/text/NamedSentence.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import type { ReportedProfile } from '../../../developers/profile-reports.ts';
import { profileReportReasonNames } from '../../../developers/words/profile-reports.ts';
import { adminReportsContent } from '../../words/admin-reports.ts';
import type { ReportChanges } from './useReportChanges.ts';

const words = adminReportsContent.profiles;

interface ReportedProfileItemProps {
  profile: ReportedProfile;
  changes: ReportChanges;
  onHide: (developer: { id: number; name: string }) => void;
}

export function ReportedProfileItem({ profile, changes, onHide }: ReportedProfileItemProps) {
  const { developer, count, lastId, reports } = profile;
  const { dismissProfile } = changes;
  const name = developer.name || adminReportsContent.anonymous(developer.id);
  const title = words.of(name);
  const others = count - reports.length;
  return (
    <Stack component="li" gap="sm" py="md">
      <strong>
        <NamedSentence sentence={words.of} name={name} />
      </strong>
      <ul>
        {reports.map(({ id, reason, word, isSuspected, createdAt }) => (
          <li key={id}>
            <Group gap="xs" fz="sm">
              {profileReportReasonNames[reason]}
              <Text span inherit c="dimmed">
                <Time at={createdAt} format={formatDateTime} />
              </Text>
              {isSuspected ? <Badge variant="default">{words.suspected}</Badge> : null}
            </Group>
            {word ? (
              <Text
                maw="var(--site-measure)"
                dir="auto"
                style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {word}
              </Text>
            ) : null}
          </li>
        ))}
      </ul>
      {others > 0 ? (
        <Text fz="sm" c="dimmed">
          {words.others(others)}
        </Text>
      ) : null}
      <Group gap="xs">
        <ActionLink to={paths.developerProfile(developer.id)} context={title} newTab>
          {words.open}
        </ActionLink>
        <ActionButton
          context={title}
          disabled={dismissProfile.isPending}
          onClick={() => dismissProfile.mutate({ developerId: developer.id, lastId })}
        >
          {adminReportsContent.dismiss}
        </ActionButton>
        <ActionButton
          context={title}
          isDangerous
          onClick={() => onHide({ id: developer.id, name })}
        >
          {words.hide}
        </ActionButton>
      </Group>
    </Stack>
  );
}
