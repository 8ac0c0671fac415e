import { Badge, Stack, Text } from '@mantine/core';
import { aboutContent } from '../../../content/about.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';

const { founder } = aboutContent;

/** Who speaks on this page, with the way to the portfolio. */
export function FounderCard() {
  return (
    <Stack className="barred" gap="xs" align="flex-start" pl="xl">
      <Text variant="display" fz="2xl">
        {founder.name}
      </Text>
      <Text c="dimmed" fz="lg">
        {founder.role}
      </Text>
      <Text c="dimmed" fz="lg">
        {founder.city}
      </Text>
      <ButtonLink to={founder.portfolio.href} variant="subtle" arrow>
        {founder.portfolio.label}
      </ButtonLink>
      {founder.sampleNote ? (
        <Text mt="xs">
          <Badge variant="default">{founder.sampleNote}</Badge>
        </Text>
      ) : null}
    </Stack>
  );
}
