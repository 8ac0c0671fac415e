import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import type { OwnSkill, Skill } from '../skills.ts';
import { ownSkillsWords as words } from '../words/own-skills.ts';
import type { NamedProject } from './named-project.ts';
import { SkillRow } from './SkillRow.tsx';
import { SkillSearch } from './SkillSearch.tsx';

interface ChosenSkillsProps {
  list: readonly Skill[];
  skills: readonly OwnSkill[];
  projects: readonly NamedProject[];
  /** Resolves to false after a failure. */
  onSave: (next: readonly OwnSkill[]) => Promise<boolean>;
}

export function ChosenSkills({ list, skills, projects, onSave }: ChosenSkillsProps) {
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<{ skill: OwnSkill; position: number } | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) undoButton.current?.focus();
  }, [removed]);

  const save = (next: readonly OwnSkill[]) => {
    setRemoved(null);
    return onSave(next);
  };
  const placed = (skill: OwnSkill, position: number) => {
    const others = skills.filter(({ key }) => key !== skill.key);
    return [...others.slice(0, position), skill, ...others.slice(position)];
  };
  const add = async (skill: Skill) => {
    const { key, name, group } = skill;
    const showing = projects.filter(({ builtWith }) => builtWith.includes(name));
    const projectIds = showing.map(({ id }) => id);
    if (await save([...skills, { key, name, group, projectIds }])) {
      setAnnouncement(words.added(name, skills.length + 1));
    }
  };
  const move = (skill: OwnSkill, to: number) => {
    void save(placed(skill, to));
    setAnnouncement(words.moved(skill.name, to + 1, skills.length));
  };
  const remove = async (skill: OwnSkill, position: number) => {
    const isSaved = await onSave(skills.filter(({ key }) => key !== skill.key));
    if (isSaved) setRemoved({ skill, position });
  };
  const undo = async () => {
    if (removed && (await save(placed(removed.skill, removed.position)))) {
      setAnnouncement(words.undo.done);
    }
  };

  return (
    <Columns widths="6fr 5fr" gap="3xl" columnGap="4xl" align="start">
      <Stack>
        <Text fw={600}>{words.count(skills.length)}</Text>
        {skills.length === 0 ? (
          <Paper variant="dashed" p="lg">
            <Text fw={600}>{words.empty.title}</Text>
            <Text c="dimmed">{words.empty.text}</Text>
          </Paper>
        ) : (
          <Stack component="ol" gap="sm" aria-label={words.list}>
            {skills.map((skill, index) => (
              <li key={skill.key}>
                <SkillRow
                  skill={skill}
                  position={index}
                  count={skills.length}
                  projects={projects}
                  onMove={(step) => move(skill, index + step)}
                  onRemove={() => void remove(skill, index)}
                  onProjects={(projectIds) => void save(placed({ ...skill, projectIds }, index))}
                />
              </li>
            ))}
          </Stack>
        )}
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        {removed ? (
          <Paper variant="dashed" p="md">
            <Group justify="space-between">
              <p>{words.undo.text(removed.skill.name)}</p>
              <Button ref={undoButton} variant="default" onClick={() => void undo()}>
                {words.undo.action}
              </Button>
            </Group>
          </Paper>
        ) : null}
      </Stack>
      <SkillSearch list={list} skills={skills} projects={projects} onAdd={(one) => void add(one)} />
    </Columns>
  );
}
