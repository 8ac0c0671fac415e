import { Card, Group, Stack, Text, Title } from '@mantine/core';
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import { useId } from 'react';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { ActionLinks } from '../../../../web/components/links/ActionLinks.tsx';
import { developersContent } from '../../words/developers.ts';

const { join } = developersContent;

export function JoinCard() {
  const headingId = useId();
  return (
    <Card
      component="section"
      withBorder={false}
      shadow="lg"
      p="var(--site-panel-space)"
      data-tone="lagoon"
      aria-labelledby={headingId}
    >
      <Stack align="flex-start">
        <Title order={2} fz="2xl" id={headingId}>
          {join.title}
        </Title>
        <Text c="dimmed">{join.text}</Text>
        <CheckList items={join.points} />
        <Group mt="md">
          <ActionLinks actions={join.actions} />
        </Group>
        <Group component="p" gap="xs" c="dimmed" fz="sm">
          <IconDeviceMobileMessage aria-hidden="true" size={20} stroke={1.6} />
          {join.requirement}
        </Group>
      </Stack>
    </Card>
  );
}
