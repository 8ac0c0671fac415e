import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Ending as EndingContent } from '../../../shared/words/types.ts';
import { ActionLinks } from '../links/ActionLinks.tsx';
import { ownChunk } from '../own-chunk.ts';
import type { ContourSeed } from '../pictures/Contours.tsx';
import { ServerDrawn } from '../ServerDrawn.tsx';
import { Columns } from './Columns.tsx';
import { Section } from './Section.tsx';
import type { Edge } from './SectionEdge.tsx';

const Trail = await ownChunk(async () => (await import('./ending-drawings.tsx')).Trail);
const Portrait = await ownChunk(async () => (await import('./ending-drawings.tsx')).Portrait);

interface EndingProps {
  content: EndingContent;
  /** Color of a question: `ember` once on a site's most important pages, `lagoon` elsewhere. */
  tone?: 'ember' | 'lagoon';
  /** Horizon of a question. */
  edge?: Edge;
  contours?: ContourSeed;
  /** Stands beside the words. */
  children?: ReactNode;
}

/**
 * The last part of a page, in the form that its owner has chosen: a question on a hill, the next station of a trail, or the person who
 * reads what visitors write. Paper does without it.
 */
export function Ending({
  content: { ending, title, text, actions },
  tone = 'lagoon',
  edge = 2,
  contours = 4,
  children,
}: EndingProps) {
  const look = {
    question: { tone, edge, contours },
    station: { space: 'snug' },
    person: { tone: 'sky', edge: 'rising' },
    none: null,
  } as const;
  const section = look[ending];
  const Drawing = ending === 'person' ? Portrait : Trail;
  return section ? (
    <div className="screen-only">
      <Section label={title} {...section}>
        <Columns
          widths={ending === 'person' ? '3fr 8fr' : children ? '7fr 4fr' : undefined}
          from={ending === 'person' ? 'sm' : 'md'}
          align="center"
        >
          {ending === 'question' ? null : (
            <ServerDrawn key={ending} id={`ending-${ending}`} part={Drawing} />
          )}
          <Stack gap="lg" align="flex-start">
            <Title order={2} fz="4xl" maw="18ch">
              {title}
            </Title>
            <Text c="dimmed" fz="lg" maw="48ch">
              {text}
            </Text>
            <ActionLinks actions={actions} size="lg" arrow />
          </Stack>
          {children}
        </Columns>
      </Section>
    </div>
  ) : null;
}
