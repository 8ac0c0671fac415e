import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { EmptyPanel } from '../../../web/components/states/EmptyPanel.tsx';
import { UndoPanel } from '../../../web/components/states/UndoPanel.tsx';
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
          <EmptyPanel {...words.empty} />
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
          <UndoPanel
            key={removed.skill.key}
            text={words.undo.text(removed.skill.name)}
            label={words.undo.action}
            onUndo={() => void undo()}
          />
        ) : null}
      </Stack>
      <SkillSearch list={list} skills={skills} projects={projects} onAdd={(one) => void add(one)} />
    </Columns>
  );
}
