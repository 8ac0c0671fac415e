import { Stack, Text } from '@mantine/core';
import { ButtonLink } from '../../../../web/components/ButtonLink.tsx';
import { Time } from '../../../../web/components/Time.tsx';
import { formatLongDate } from '../../../../web/format.ts';
import type { CurrentDeveloper } from '../../developers.ts';
import { profileHidingContent } from '../../words/profile-hiding.ts';

const words = profileHidingContent.note;

export function HiddenNote({ hidden }: { hidden: NonNullable<CurrentDeveloper['hidden']> }) {
  return (
    <Stack
      component="section"
      role="note"
      gap="sm"
      align="flex-start"
      px="var(--site-gutter)"
      py="lg"
      bg="var(--mantine-color-default-hover)"
    >
      <strong>
        {words.title} <Time at={hidden.since} format={formatLongDate} />.
      </strong>
      <Text maw="var(--site-measure)" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {words.reason} {hidden.reason}
      </Text>
      <Text maw="var(--site-measure)">{words.text}</Text>
      <ButtonLink to={words.answer.to}>{words.answer.label}</ButtonLink>
    </Stack>
  );
}
