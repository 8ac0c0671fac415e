import { Badge, Box, Card, Stack, Text, Title } from '@mantine/core';
import type { Tool } from '../../../shared/words/types.ts';
import { arrives } from '../../../web/components/arrival.ts';
import { ButtonLink } from '../../../web/components/ButtonLink.tsx';
import { ChipList } from '../../../web/components/ChipList.tsx';
import { type ContourSeed, Contours } from '../../../web/components/Contours.tsx';
import { ExternalLink } from '../../../web/components/ExternalLink.tsx';
import { useFragment } from '../../../web/use-fragment.ts';
import { resourcesContent } from '../words/resources.ts';
import classes from './ToolCard.module.css';
import { ToolMark } from './ToolMark.tsx';

const words = resourcesContent.card;
const seeds: readonly ContourSeed[] = [1, 2, 3, 4, 5, 6];

type ToolCardProps = {
  tool: Tool;
  /** Spans both columns: band, facts and words then stand side by side. */
  isWide: boolean;
};

/** Everything that decides for or against one tool; its slug is the card's own address on the page. */
export function ToolCard({ tool, isWide }: ToolCardProps) {
  const [from, to] = tool.gradient;
  const fragment = useFragment();
  return (
    <Card
      component="article"
      id={tool.slug}
      p={0}
      ref={arrives}
      className={classes.card}
      data-hue={from}
      data-wide={isWide || undefined}
      data-highlighted={fragment === tool.slug || undefined}
      aria-labelledby={`${tool.slug}-name`}
    >
      <div className={classes.band}>
        <div className={classes.bandEnd} data-hue={to} />
        <Contours seed={seeds[tool.name.length % seeds.length] ?? 1} />
        <ToolMark icon={tool.icon} />
      </div>
      <div className={classes.body}>
        <Stack gap="sm" align="flex-start">
          <Badge color={from}>{tool.category}</Badge>
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
        <Stack gap="xs">
          <Title order={4} fz="md">
            {words.features}
          </Title>
          <ChipList label={words.features} items={tool.features} />
        </Stack>
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
        <p>
          <ButtonLink to={tool.url} variant="default" arrow>
            {words.visit(tool.name)}
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}
