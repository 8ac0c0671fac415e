import { Badge, Box, Card, Group, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { ExternalLink } from '../../../web/components/links/ExternalLink.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Contours, contoursOf } from '../../../web/components/pictures/Contours.tsx';
import { arrives } from '../../../web/components/sections/arrival.ts';
import { ChipList } from '../../../web/components/text/ChipList.tsx';
import { useFragment } from '../../../web/use-fragment.ts';
import { resourcesWords } from '../words/resources-words.ts';
import type { ToolIcon } from '../words/tool-types.ts';
import type { toolsKind } from '../words/tools.ts';
import classes from './ToolCard.module.css';

const words = resourcesWords.card;
type ToolCardProps = {
  tool: (typeof toolsKind)['release']['tools'][number];
  /** Spans both columns, with band, facts and text side by side. */
  isWide: boolean;
};

export function ToolCard({ tool, isWide }: ToolCardProps) {
  const fragment = useFragment();
  return (
    <Card
      component="article"
      id={tool.slug}
      p={0}
      ref={arrives}
      className={classes.card}
      data-hue={tool.color}
      data-wide={isWide || undefined}
      data-highlighted={fragment === tool.slug || undefined}
      aria-labelledby={`${tool.slug}-name`}
    >
      <div className={`${classes.band} screen-only`}>
        <div className={classes.bandEnd} data-hue={tool.endColor} />
        <Contours seed={contoursOf(tool.name.length)} />
        <ToolMark icon={tool.icon} />
      </div>
      <div className={classes.body} data-dense>
        <Stack gap="sm" align="flex-start">
          <Badge color={tool.color}>{tool.category}</Badge>
          <h3 id={`${tool.slug}-name`}>{tool.name}</h3>
          <Text c="dimmed">{tool.description}</Text>
        </Stack>
        <dl className={`${classes.facts} ruled`} data-closed>
          <div>
            <dt>{words.bestFor}</dt>
            <dd>{tool.bestFor}</dd>
          </div>
          <div>
            <dt>{words.techStack}</dt>
            <dd>{tool.techStack}</dd>
          </div>
          <div>
            <dt>{words.pricing}</dt>
            <dd>
              {tool.pricing}
              {tool.newerPricing ? (
                <Box component="span" display="block" fw={400}>
                  {words.newerPricing}: {tool.newerPricing}
                </Box>
              ) : null}
              <Box component="span" display="block" fw={400} c="dimmed">
                {words.checked} <time dateTime={tool.checked.dateTime}>{tool.checked.label}</time>
              </Box>
            </dd>
          </div>
        </dl>
        {tool.features.length > 0 ? (
          <Stack gap="xs">
            <Title order={4} fz="md">
              {words.features}
            </Title>
            <ChipList label={words.features} items={tool.features} />
          </Stack>
        ) : null}
        <Stack gap="xs" className={`${classes.strengths} barred`}>
          <Title order={4} fz="md">
            {words.strengths}
          </Title>
          <Text maw="60ch">{tool.strengths}</Text>
        </Stack>
        <Stack gap="xs" className={classes.strengths}>
          <Title order={4} fz="md">
            {words.limit}
          </Title>
          <Text maw="60ch">{tool.limit.text}</Text>
          <Text c="dimmed" fz="sm">
            {words.source}{' '}
            <ExternalLink href={tool.limit.source.href}>{tool.limit.source.label}</ExternalLink>
            {', '}
            <time dateTime={tool.limit.said.dateTime}>{tool.limit.said.label}</time>
          </Text>
        </Stack>
        <Group>
          <ButtonLink to={tool.url} variant="default" arrow>
            {words.visit(tool.name)}
          </ButtonLink>
          <PageLink to={paths.toolPage(tool.slug)} className="screen-only">
            {resourcesWords.factsAbout(tool.name)}
          </PageLink>
          <PageLink to={paths.comparison(tool.slug)} className="screen-only">
            {resourcesWords.compare(tool.name)}
          </PageLink>
        </Group>
      </div>
    </Card>
  );
}

/** Drawn on a 48 × 48 grid: signs for the tool's job, not the makers' logos. */
const drawings: Record<ToolIcon, string> = {
  server: 'M8 9h32v12H8zM8 27h32v12H8zM14 15h.1M14 33h.1M22 15h12M22 33h12',
  layout: 'M7 9h34v30H7zM7 18h34M19 18v21M25 25h10M25 31h6',
  cursor: 'm13 8 24 17-11 2.5-4.5 11zM27 29l8 9',
  heart:
    'M24 40C12 31 7 25.5 7 18.5 7 13 11 9 16 9c3.5 0 6.5 2 8 5 1.5-3 4.5-5 8-5 5 0 9 4 9 9.5 0 7-5 12.5-17 21.5z',
  bolt: 'M27 6 11 27h11l-2 15 17-22H26z',
  artifact: 'M7 9h34v30H7zM26 9v30M12 17h9M12 23h9M12 29h5M31 29l2.5-8 2.5 8M31.8 26.5h3.4',
  pair: 'M17 22a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM7 39c0-7 4-11 10-11s10 4 10 11M31 24a5 5 0 1 0 0-10M33 29c5 .5 8 4 8 10',
};

function ToolMark({ icon }: { icon: ToolIcon }) {
  return (
    <span className={classes.mark} aria-hidden="true">
      <svg viewBox="0 0 48 48" width="40" height="40" focusable="false" aria-hidden="true">
        <path d={drawings[icon]} />
      </svg>
    </span>
  );
}
