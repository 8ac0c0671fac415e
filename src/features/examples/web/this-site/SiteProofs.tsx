import { Paper, Stack, Text, Title } from '@mantine/core';
import { wholeList } from '../../../../shared/addresses/content-entries.ts';
import { fill } from '../../../../shared/content/texts/fill.ts';
import type { Picture as PictureContent } from '../../../../shared/words/types.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Picture } from '../../../../web/components/pictures/Picture.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section, type Tone } from '../../../../web/components/sections/Section.tsx';
import type { Edge } from '../../../../web/components/sections/SectionEdge.tsx';
import { useContent, useEntry } from '../../../../web/content/published-content.ts';
import type { siteFigures } from '../../site-figures.ts';
import type { thisSiteKind } from '../../words/this-site.ts';

type Words = (typeof thisSiteKind)['release'];
type Measured = Pick<Words['forms'], 'figure' | 'source' | 'command'>;

/** The best features of the site, each with its proof. */
export function SiteProofs() {
  const { forms, facts, quotes, commands } = useContent<typeof thisSiteKind>('this-site');
  const counted = useEntry<typeof siteFigures>('site-figures', wholeList) ?? {};
  const figure = {
    value: fill(facts.figure.value, counted),
    label: fill(facts.figure.label, counted),
  };
  return (
    <>
      <Proof proof={forms} tone="paper" />
      <Proof proof={{ ...facts, figure }} tone="sky" edge="rising" isMirrored />
      <Proof proof={quotes} tone="paper" />
      <Section label={commands.title} tone="lagoon" edge={2}>
        <Columns widths="6fr 5fr" align="center">
          <Stack gap="lg">
            <Title order={2}>{commands.title}</Title>
            <Text fz="lg" maw="52ch">
              {commands.text}
            </Text>
            <Figure {...commands} />
          </Stack>
          <Paper withBorder p="xl" radius="lg" fz="2xl">
            <pre style={{ margin: 0 }} translate="no">
              <code>{`${commands.install}\n${commands.test}`}</code>
            </pre>
          </Paper>
        </Columns>
      </Section>
    </>
  );
}

interface ProofProps {
  proof: Omit<Words['forms'], 'screen'> & { screen: PictureContent };
  tone: Tone;
  edge?: Edge;
  /** Puts the screen on the left. */
  isMirrored?: boolean;
}

function Proof({ proof, tone, edge, isMirrored = false }: ProofProps) {
  const { title, text, screen, ...rest } = proof;
  const shown = (
    <Paper withBorder radius="lg" shadow="lg" style={{ overflow: 'hidden' }}>
      <Picture picture={screen} width={1200} height={900} look="plain" />
    </Paper>
  );
  return (
    <Section label={title} tone={tone} edge={edge}>
      <Columns widths={isMirrored ? '6fr 5fr' : '5fr 6fr'} align="center">
        {isMirrored ? shown : null}
        <Stack gap="lg" align="flex-start">
          <Title order={2}>{title}</Title>
          <Text c="dimmed" fz="lg" lh={1.5} maw="52ch">
            {text}
          </Text>
          <Figure {...rest} />
          <ButtonLink to={rest.try.to} variant="default">
            {rest.try.label}
          </ButtonLink>
        </Stack>
        {isMirrored ? null : shown}
      </Columns>
    </Section>
  );
}

function Figure({ figure, source, command }: Measured) {
  return (
    <div className="barred">
      <Text variant="display" fz="3xl" lh={1.1}>
        {figure.value}
      </Text>
      <Text fw={600}>{figure.label}</Text>
      <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
        {source} <code translate="no">{command}</code>
      </Text>
    </div>
  );
}
