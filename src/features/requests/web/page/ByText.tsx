import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { useIdentity } from '../../../../web/content/frame-content.ts';
import { requestPageContent } from '../../words/request-page.ts';
import type { RequestSectionProps } from './request-section.ts';

const words = requestPageContent.byText;

export function ByText({ request: { textCode } }: RequestSectionProps) {
  const { phone } = useIdentity();
  if (!textCode) return null;
  return (
    <Card component="section" aria-labelledby="by-text">
      <Stack align="flex-start" gap="sm">
        <Title order={2} size="h4" id="by-text">
          {words.title}
        </Title>
        <Text fz="sm">{words.text(textCode, phone.display)}</Text>
        <Anchor href={`sms:${phone.e164}?body=${textCode}%20`} fz="sm">
          {words.send}
        </Anchor>
      </Stack>
    </Card>
  );
}
