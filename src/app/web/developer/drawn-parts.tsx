import { Badge, Box, Card, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { developersKind } from '../../../features/developers/words/developers.ts';
import { wholeList } from '../../../shared/addresses/content-entries.ts';
import { fill, fillAll } from '../../../shared/content/texts/fill.ts';
import { StepList } from '../../../web/components/cards/StepList.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent, useEntry } from '../../../web/content/published-content.ts';
import type { pieceEntries } from '../../content-entries.ts';

/** The words and limits of the product itself. */
function usePieces() {
  const pieces = useEntry<typeof pieceEntries>('product-pieces', wholeList);
  if (!pieces) throw new Error('The page has no pieces of the product.');
  return pieces;
}

type Week = (typeof developersKind)['release']['week'];

/** Three days, each with the piece of the product that belongs to it. */
function DeveloperWeek() {
  const { week } = useContent<typeof developersKind>('developers');
  const { title, intro, brief, answer, choice, note } = week;
  return (
    <Section heading={{ title, intro }} tone="sand" edge={1}>
      <Columns component="ol" widths="1fr 1fr 1fr" gap="2xl" columnGap="xl" align="start">
        <Day of={brief}>
          <Brief brief={brief} />
        </Day>
        <Day of={answer}>
          <Answer answer={answer} />
        </Day>
        <Day of={choice}>
          <Choice choice={choice} />
        </Day>
      </Columns>
      <Text c="dimmed" fz="sm" mt="xl">
        {note}
      </Text>
    </Section>
  );
}

interface DayProps {
  of: { day: string; title: string; text: string };
  children: ReactNode;
}

function Day({ of: { day, title, text }, children }: DayProps) {
  const { limits } = usePieces();
  return (
    <Stack component="li" gap="md">
      <div>
        <Text c="var(--mantine-color-anchor)" fw={600}>
          {day}
        </Text>
        <Title order={3}>{title}</Title>
        <Text c="dimmed" mt="xs">
          {fill(text, limits)}
        </Text>
      </div>
      <Card fz="sm" p="lg" shadow="md">
        <Stack gap="sm">{children}</Stack>
      </Card>
    </Stack>
  );
}

/** As a developer reads it. */
function Brief({ brief: { kind, budget, description } }: { brief: Week['brief'] }) {
  const pieces = usePieces();
  return (
    <>
      <Group gap="xs">
        <Text fw={700} fz="md">
          {kind}
        </Text>
        <Badge color="ember">{pieces.waits}</Badge>
      </Group>
      <Text inherit c="dimmed">
        {pieces.budget}: {budget}
      </Text>
      <Text inherit>{description}</Text>
    </>
  );
}

function Answer({ answer: { word } }: { answer: Week['answer'] }) {
  const pieces = usePieces();
  return (
    <>
      <div>
        <Badge color="lagoon">{pieces.saidYes}</Badge>
      </div>
      <Text inherit fw={600}>
        {pieces.word}
      </Text>
      <Paper withBorder p="sm" radius="sm">
        {word}
      </Paper>
    </>
  );
}

/** As the client chooses, and what the developer reads then. */
function Choice({ choice: { developer, client } }: { choice: Week['choice'] }) {
  const pieces = usePieces();
  return (
    <>
      <Text fw={700} fz="md">
        {pieces.candidates}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" focusable="false">
          <circle
            cx="10"
            cy="10"
            r="8.5"
            fill="none"
            stroke="var(--site-line-strong)"
            strokeWidth="1.5"
          />
          <circle cx="10" cy="10" r="5" fill="var(--mantine-primary-color-filled)" />
        </svg>
        {fill(pieces.choose, { developer })}
      </Group>
      <Stack
        gap="xs"
        pt="sm"
        style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}
      >
        <div>
          <Badge color="moss">{pieces.isChosen}</Badge>
        </div>
        <Text inherit>
          <Text span inherit c="dimmed">
            {pieces.sender}:
          </Text>{' '}
          {client}
        </Text>
      </Stack>
    </>
  );
}

/** The durations are those that the verification itself keeps. */
function VerificationWay() {
  const { verification } = useContent<typeof developersKind>('developers');
  const { limits } = usePieces();
  const { steps, link, ...heading } = verification;
  if (steps.length === 0) return null;
  return (
    <Section heading={heading} layout="row">
      <StepList steps={fillAll(steps, limits)} layout="row" />
      <Box mt="xl">
        <ButtonLink to={link.to} variant="subtle" arrow>
          {link.label}
        </ButtonLink>
      </Box>
    </Section>
  );
}

/** Parts that only the server draws, in one file: the frame names every file of the site. */
export const drawnParts = { DeveloperWeek, VerificationWay };
