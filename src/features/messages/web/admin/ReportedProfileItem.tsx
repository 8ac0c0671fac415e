import { Badge, Group, Stack, Text } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { ActionButton, ActionLink } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { NamedSentence } from '../../../../web/components/text/NamedSentence.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import type { ReportedProfile } from '../../../developers/reports/reported-profiles.ts';
import { profileReportReasonNames } from '../../../developers/words/reports/profile-reports.ts';
import { adminReportsContent } from '../../words/admin-reports.ts';
import type { AskedProfile } from './ReportedProfileDialogs.tsx';
import type { ReportChanges } from './useReportChanges.ts';

const words = adminReportsContent.profiles;

interface ReportedProfileItemProps {
  profile: ReportedProfile;
  isMailOn: boolean;
  changes: ReportChanges;
  onAsk: (about: AskedProfile['about']) => void;
}

export function ReportedProfileItem(props: ReportedProfileItemProps) {
  const { profile, isMailOn, changes, onAsk } = props;
  const { developer, count, lastId, answerCount, pictures, reports } = profile;
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
        {reports.map(({ id, reason, word, wantsAnswer, isSuspected, createdAt }) => (
          <li key={id}>
            <Group gap="xs" fz="sm">
              {profileReportReasonNames[reason]}
              <Text span inherit c="dimmed">
                <Time at={createdAt} format={formatDateTime} />
              </Text>
              {wantsAnswer ? <Badge variant="default">{words.wantsAnswer}</Badge> : null}
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
      {answerCount > 0 && !isMailOn ? <Text fz="sm">{words.noMail}</Text> : null}
      {pictures.count > 0 ? (
        <Text fz="sm" c="dimmed" maw="var(--site-measure)">
          {words.aboutPictures}
        </Text>
      ) : null}
      <Group gap="xs">
        <ActionLink to={paths.developerProfile(developer.id)} context={title} newTab>
          {words.open}
        </ActionLink>
        <ActionButton
          context={title}
          disabled={dismissProfile.isPending}
          onClick={() =>
            answerCount > 0 && isMailOn
              ? onAsk('leave')
              : dismissProfile.mutate({ developerId: developer.id, lastId })
          }
        >
          {words.leave.open}
        </ActionButton>
        {pictures.count > 0 && developer.photoUrl ? (
          <ActionButton context={title} isDangerous onClick={() => onAsk('picture')}>
            {words.picture.open}
          </ActionButton>
        ) : null}
        <ActionButton context={title} isDangerous onClick={() => onAsk('hide')}>
          {words.hide}
        </ActionButton>
      </Group>
    </Stack>
  );
}
