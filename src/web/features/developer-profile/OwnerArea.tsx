import { Stack, Text } from '@mantine/core';
import { developerAccountContent } from '../../../content/developer-account.ts';
import { Columns } from '../../components/Columns.tsx';
import { Section } from '../../components/Section.tsx';
import { AccountData } from './account/AccountData.tsx';
import { SessionList } from './account/SessionList.tsx';
import { Inbox } from './messages/Inbox.tsx';

/** What only the owner of a profile sees: messages, sessions, their data and the way out. */
export function OwnerArea({ onDeleted }: { onDeleted: () => void }) {
  const { title, text } = developerAccountContent.ownerOnly;
  return (
    <Section tone="sky" edge={3} label={title}>
      <Text c="dimmed" maw="var(--site-measure)" mb="2xl">
        <Text component="strong" inherit c="bright" fw={700}>
          {title}.
        </Text>{' '}
        {text}
      </Text>
      <Columns widths="6fr 5fr" gap="4xl">
        <Inbox />
        <Stack gap="3xl">
          <SessionList />
          <AccountData onDeleted={onDeleted} />
        </Stack>
      </Columns>
    </Section>
  );
}
