import { Box, Group, Stack, Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { hyphenate } from '../../../../shared/text/hyphenate.ts';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { ComparisonEntry } from '../../comparison-entries.ts';
import type { comparisonsKind } from '../../words/comparisons.ts';
import { resourcesWords } from '../../words/resources-words.ts';
import { StatedSource } from '../tool/StatedSource.tsx';

const cellStyle = {
  padding: '0.5rem 1rem 1rem 0',
  verticalAlign: 'top',
  textAlign: 'start',
} as const;
const nameStyle = { ...cellStyle, borderTop: '1px solid var(--mantine-color-default-border)' };

/** The tools stand in columns. The name of a cell stands above it, so that two tools fit on a phone. */
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
        <Box component="section" tabIndex={0} aria-label={title} style={{ overflowX: 'auto' }}>
          <table
            style={{
              ...{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
              minWidth: `${tools.length * 9}rem`,
            }}
          >
            <thead>
              <tr>
                {tools.map(({ slug, name, description }) => (
                  <th key={slug} scope="col" style={cellStyle}>
                    <TallLink to={paths.toolPage(slug)}>{name}</TallLink>
                    <Text c="dimmed" fz="sm" fw={400}>
                      {description}
                    </Text>
                  </th>
                ))}
              </tr>
            </thead>
            {shown.map(({ cell, facts }) => (
              <tbody key={cell} id={hyphenate(cell)}>
                <tr>
                  <th scope="rowgroup" colSpan={tools.length} style={nameStyle}>
                    {cell}
                  </th>
                </tr>
                <tr>
                  {facts.map((fact, index) => (
                    <td key={tools[index]?.slug} style={cellStyle}>
                      {fact ? (
                        <Stack gap="xxs">
                          <span>{fact.text}</span>
                          <StatedSource fact={fact} />
                        </Stack>
                      ) : (
                        <Text c="dimmed">{words.notKnown}</Text>
                      )}
                    </td>
                  ))}
                </tr>
              </tbody>
            ))}
          </table>
        </Box>
      </Stack>
    </Section>
  );
}
