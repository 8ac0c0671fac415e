import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import type { ProjectPage } from '../../projects/project-pages.ts';
import { projectPageContent } from '../../words/projects/project-page.ts';

const { facts: words, story: heading } = projectPageContent;

export function ProjectStory({ page: { project } }: { page: ProjectPage }) {
  const { story, part, year, tools } = project;
  return (
    <Section heading={heading} layout="split">
      <Stack gap="xl">
        <Text
          fz="lg"
          lh={1.6}
          maw="var(--site-measure)"
          dir="auto"
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {story}
        </Text>
        {part || year || tools.length > 0 ? (
          <Stack component="dl" gap="md" aria-label={words.title}>
            {part ? (
              <Fact label={words.part}>
                <span dir="auto">{part}</span>
              </Fact>
            ) : null}
            {year ? <Fact label={words.year}>{year}</Fact> : null}
            {tools.length > 0 ? (
              <Fact label={words.builtWith}>
                <Tools tools={tools} />
              </Fact>
            ) : null}
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" c="dimmed" fz="sm">
        {label}
      </Text>
      <Text component="dd" fw={600} maw="var(--site-measure)" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}

function Tools({ tools }: { tools: ProjectPage['project']['tools'] }) {
  return (
    <Group component="ul" gap="0 1.25rem">
      {tools.map(({ name, path }) => (
        <Text
          key={name}
          component="li"
          inherit
          style={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--site-target)' }}
        >
          {path ? <TallLink to={path}>{name}</TallLink> : <bdi>{name}</bdi>}
        </Text>
      ))}
    </Group>
  );
}
