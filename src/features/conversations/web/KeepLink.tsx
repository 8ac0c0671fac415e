import { Card, Stack, Text, Title } from '@mantine/core';
import { CopyButton } from '../../../web/components/prose/CopyButton.tsx';
import { keepLinkContent as words } from '../words/conversations.ts';
import { EntryTime } from './EntryTime.tsx';

export function KeepLink({ endsAt }: { endsAt: Date }) {
  return (
    <Card component="section" aria-labelledby="keep-link">
      <Stack align="flex-start" gap="sm">
        <Title order={2} size="h4" id="keep-link">
          {words.title}
        </Title>
        <Text fz="sm">{words.text}</Text>
        <Text fz="sm" c="dimmed">
          {words.ends} <EntryTime at={endsAt} />.
        </Text>
        <CopyButton
          text={() => `${window.location.origin}${window.location.pathname}`}
          label={words.copy}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        />
      </Stack>
    </Card>
  );
}
