import { Badge, Group, Stack, Text } from '@mantine/core';
import { paths } from '../../shared/paths.ts';
import { Card } from '../components/cards/Card.tsx';
import { ButtonLink } from '../components/links/ButtonLink.tsx';
import { Ending } from '../components/sections/Ending.tsx';
import { Section } from '../components/sections/Section.tsx';
import type { Edge } from '../components/sections/SectionEdge.tsx';
import { TextInvitationCard } from '../components/TextInvitationCard.tsx';
import { closing, headings, invitation, loudClosing, tones, words } from './samples.ts';

const edges: readonly (Edge | undefined)[] = [undefined, 1, 'rising', 3, 'falling'];

export function BandSamples() {
  return (
    <>
      {tones.map(([tone, title], index) => (
        <Section
          key={tone}
          tone={tone}
          edge={edges[index]}
          contours={index > 2 ? 5 : undefined}
          heading={{ eyebrow: tone, title, intro: words.longer }}
        >
          <Stack align="flex-start">
            <Group>
              <ButtonLink to={paths.design}>{words.hover}</ButtonLink>
              <ButtonLink to={paths.design} variant="default">
                {words.hover}
              </ButtonLink>
              <ButtonLink to={paths.design} variant="subtle" arrow>
                {words.hover}
              </ButtonLink>
              <Badge variant="default">{words.choice}</Badge>
              <Badge color="moss">{words.choice}</Badge>
            </Group>
            <Text c="dimmed">{words.longer}</Text>
            <Card title={words.short} to={paths.design} linkLabel={words.hover}>
              {words.longer}
            </Card>
          </Stack>
        </Section>
      ))}
      <Section heading={headings.split} layout="split" space="snug">
        <p>{words.longer}</p>
      </Section>
      <Section label={words.narrow} width="narrow" space="snug">
        <p>{words.longer}</p>
      </Section>
      <Ending content={closing} />
      <Ending content={{ ...closing, ending: 'station', title: words.station }} />
      <Ending content={{ ...closing, ending: 'person', title: words.person }} />
      <Ending content={loudClosing} tone="ember" edge={3} contours={6}>
        <TextInvitationCard invitation={invitation} />
      </Ending>
    </>
  );
}
