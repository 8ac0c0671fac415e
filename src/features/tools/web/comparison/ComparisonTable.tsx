import { Group, Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { hyphenate } from '../../../../shared/text/hyphenate.ts';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { SideBySide } from '../../../../web/components/text/SideBySide.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ComparisonEntry } from '../../comparison-entries.ts';
import type { comparisonsKind } from '../../words/comparisons.ts';
import { resourcesWords } from '../../words/resources-words.ts';
import { StatedSource } from '../tool/StatedSource.tsx';

export function ComparisonTable({
  entry: { title, tools, rows, path },
}: {
  entry: ComparisonEntry;
}) {
  const words = useContent<typeof comparisonsKind>('comparisons');
  const [searchParams] = useSearchParams();
  const isNarrowed = searchParams.get('show') === resourcesWords.differences;
  const shown = isNarrowed ? rows.filter(({ isSame }) => !isSame) : rows;
  const views = [
    { label: words.show.all, to: path, isChosen: !isNarrowed },
    {
      label: words.show.differences,
      to: `${path}?show=${resourcesWords.differences}`,
      isChosen: isNarrowed,
    },
  ];
  return (
    <Section label={words.table} space="snug">
      <Stack gap="md">
        <h2>{words.table}</h2>
        {tools.length > 1 ? (
          <Group component="ul" gap="0 var(--mantine-spacing-lg)">
            {views.map(({ label, to, isChosen }) => (
              <li key={to}>
                <TallLink to={to} aria-current={isChosen ? 'true' : undefined}>
                  {label}
                </TallLink>
              </li>
            ))}
          </Group>
        ) : (
          <p>{words.only}</p>
        )}
        {shown.length > 1 ? (
          <nav aria-label={resourcesWords.jump}>
            <Group component="ul" gap="0 var(--mantine-spacing-lg)">
              {shown.map(({ cell }) => (
                <li key={cell}>
                  <TallLink to={`#${hyphenate(cell)}`}>{cell}</TallLink>
                </li>
              ))}
            </Group>
          </nav>
        ) : null}
        {shown.length === 0 ? <p>{words.noDifferences}</p> : null}
        <SideBySide
          label={title}
          heads={tools.map(({ slug, name, description }) => ({
            key: slug,
            head: (
              <>
                <TallLink to={paths.toolPage(slug)}>{name}</TallLink>
                <Text c="dimmed" fz="sm" fw={400}>
                  {description}
                </Text>
              </>
            ),
          }))}
          rows={shown.map(({ cell, facts }) => ({
            name: cell,
            id: hyphenate(cell),
            cells: facts.map((fact) =>
              fact ? (
                <Stack key={fact.text} gap="xxs">
                  <span>{fact.text}</span>
                  <StatedSource fact={fact} />
                </Stack>
              ) : (
                <Text key="none" c="dimmed">
                  {words.notKnown}
                </Text>
              ),
            ),
          }))}
        />
      </Stack>
    </Section>
  );
}
