import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { MoveButtons } from '../../../web/components/MoveButtons.tsx';
import type { OwnSkill } from '../skills.ts';
import { skillGroupNames, ownSkillsWords as words } from '../words/own-skills.ts';
import type { NamedProject } from './named-project.ts';

interface SkillRowProps {
  skill: OwnSkill;
  /** Zero-based index. */
  position: number;
  count: number;
  projects: readonly NamedProject[];
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onProjects: (projectIds: number[]) => void;
}

export function SkillRow({
  skill,
  position,
  count,
  projects,
  onMove,
  onRemove,
  onProjects,
}: SkillRowProps) {
  const { name, group, projectIds } = skill;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Paper withBorder p="md">
      <Group wrap="nowrap" align="flex-start">
        <MoveButtons
          words={{
            up: words.moveUp,
            upNamed: words.moveUpNamed(name),
            down: words.moveDown,
            downNamed: words.moveDownNamed(name),
          }}
          {...{ position, count, onMove }}
        />
        <Stack flex={1} gap="xs" miw={0}>
          <Group justify="space-between" gap="xs" align="baseline">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Text>
            <Text c="dimmed" fz="sm">
              {skillGroupNames[group]}
            </Text>
          </Group>
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${words.projectsNamed(name)}: ${words.projects(projectIds.length)}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              {words.projects(projectIds.length)}
            </Button>
            <Button
              variant="subtle"
              size="xs"
              aria-label={words.removeNamed(name)}
              onClick={onRemove}
            >
              {words.remove}
            </Button>
          </Group>
          <div id={id} hidden={!isOpen}>
            {projects.length === 0 ? (
              <Text c="dimmed">{words.noProjects}</Text>
            ) : (
              <Stack gap="xs" role="group" aria-label={words.projectsNamed(name)}>
                {projects.map((project) => (
                  <Checkbox
                    key={project.id}
                    label={<bdi>{project.title}</bdi>}
                    checked={projectIds.includes(project.id)}
                    onChange={({ currentTarget: { checked } }) =>
                      onProjects(
                        projects
                          .map((one) => one.id)
                          .filter((one) =>
                            one === project.id ? checked : projectIds.includes(one),
                          ),
                      )
                    }
                  />
                ))}
              </Stack>
            )}
          </div>
        </Stack>
      </Group>
    </Paper>
  );
}
