import { Group, Stack, Text } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import type { ShownSkill } from '../skills.ts';
import { shownSkillsWords as words } from '../words/shown-skills.ts';

/** Each skill leads to the developers who have it. */
export function ShownSkills({ skills }: { skills: readonly ShownSkill[] }) {
  return (
    <Section heading={words} layout="split" space="snug">
      <Stack component="ul" gap="md">
        {skills.map(({ key, name, projects }) => (
          <Group component="li" key={key} gap="xs" align="baseline">
            <Text span fw={600}>
              <PageLink to={paths.developersWithSkill(key)} rel="nofollow">
                <bdi>{name}</bdi>
              </PageLink>
            </Text>{' '}
            {projects.length > 0 ? (
              <Text span c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {words.projects}{' '}
                {projects.map(({ id, title }, index) => (
                  <span key={id}>
                    {index > 0 ? ', ' : null}
                    <bdi>{title}</bdi>
                  </span>
                ))}
              </Text>
            ) : null}
          </Group>
        ))}
      </Stack>
    </Section>
  );
}
