import { Group, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import { ExternalLink } from '../../../web/components/links/ExternalLink.tsx';
import { SuggestLink } from '../../../web/components/links/SuggestLink.tsx';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { useLateFragment } from '../../../web/use-late-fragment.ts';
import type { furtherToolsKind } from '../words/further-tools-kind.ts';
import type { resourcesKind } from '../words/resources.ts';
import { resourcesWords as words } from '../words/resources-words.ts';
import classes from './resources.module.css';

/** The whole section: only the server knows whether it has entries. */
export function FurtherTools() {
  const groups = useContent<typeof furtherToolsKind>('further-tools').groups.filter(
    ({ tools }) => tools.length > 0,
  );
  const { further } = useContent<typeof resourcesKind>('resources');
  const fragment = useLateFragment((id) =>
    groups.some(({ tools }) => tools.some(({ name }) => hyphenate(name) === id)),
  );
  if (groups.length === 0) return null;
  return (
    <Section id="more-tools" heading={further}>
      <div className={classes.groups} data-dense>
        {groups.map((group) => (
          <section key={group.title} className={classes.group} aria-label={group.title}>
            <Group justify="space-between" align="baseline" wrap="nowrap" pb="xs">
              <Title order={3} fz="lg">
                {group.title}
              </Title>
              <Text c="dimmed" fz="sm" aria-hidden="true">
                {group.tools.length}
              </Text>
            </Group>
            <table className={classes.table}>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{words.nameLabel}</th>
                  <th scope="col">{words.descriptionLabel}</th>
                </tr>
              </thead>
              <tbody>
                {group.tools.map((tool) => (
                  <tr
                    key={tool.name}
                    id={hyphenate(tool.name)}
                    className={classes.tool}
                    data-highlighted={fragment === hyphenate(tool.name) || undefined}
                  >
                    <th scope="row">
                      <ExternalLink href={tool.url}>{tool.name}</ExternalLink>
                      {tool.maker === tool.name ? null : (
                        <Text span display="block" c="dimmed" fz="xs" lh={1.4}>
                          {tool.maker}
                        </Text>
                      )}
                    </th>
                    <td>
                      {tool.description}{' '}
                      <PageLink
                        to={paths.toolPage(hyphenate(tool.name))}
                        aria-label={words.factsAbout(tool.name)}
                        className="screen-only"
                      >
                        {words.facts}
                      </PageLink>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
      <Text c="dimmed" fz="sm">
        {further.checked}
      </Text>
      <Group gap="0 var(--mantine-spacing-lg)">
        <TallLink to={paths.changesFeed}>{words.feed}</TallLink>
        <TallLink to={paths.map}>{words.map}</TallLink>
        <SuggestLink kind="tool" />
      </Group>
    </Section>
  );
}
