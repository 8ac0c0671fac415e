import { Card, Stack, Text, Title } from '@mantine/core';
import type { TextInvitation } from '../../shared/words/types.ts';
import { ButtonLink } from './links/ButtonLink.tsx';

type TextInvitationCardProps = { invitation: TextInvitation; level?: 2 | 3 };

export function TextInvitationCard({ invitation, level = 3 }: TextInvitationCardProps) {
  return (
    <Card
      bg="var(--mantine-color-body)"
      bd="1.5px solid var(--site-line-strong)"
      radius="24px 24px 24px 4px"
    >
      <Stack align="flex-start">
        <Title order={level}>{invitation.title}</Title>
        <p>{invitation.text}</p>
        <ButtonLink to={invitation.link.href} variant="default">
          {invitation.link.label}
        </ButtonLink>
        <Text c="dimmed" fz="sm">
          {invitation.note}
        </Text>
      </Stack>
    </Card>
  );
}
