import { Card, Stack, Text, Title } from '@mantine/core';
import { CopyButton } from '../../../../web/components/prose/CopyButton.tsx';
import type { RequestPage } from '../../requests.ts';
import { requestPageContent } from '../../words/request-page.ts';
import { Moment } from './Moment.tsx';

const words = requestPageContent.link;

export function KeepLink({ request }: { request: Pick<RequestPage, 'linkEndsAt'> }) {
  return (
    <Card component="section" aria-labelledby="keep-link">
      <Stack align="flex-start" gap="sm">
        <Title order={2} size="h4" id="keep-link">
          {words.title}
        </Title>
        <Text fz="sm">{words.text}</Text>
        <Text fz="sm" c="dimmed">
          {words.ends} <Moment at={request.linkEndsAt} />.
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
