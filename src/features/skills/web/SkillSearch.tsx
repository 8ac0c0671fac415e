import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { quotas } from '../../../shared/limits/quotas.ts';
import type { OwnSkill, Skill } from '../skills.ts';
import { skillGroupNames, ownSkillsWords as words } from '../words/own-skills.ts';
import type { NamedProject } from './named-project.ts';

interface SkillSearchProps {
  list: readonly Skill[];
  skills: readonly OwnSkill[];
  projects: readonly NamedProject[];
  onAdd: (skill: Skill) => void;
}

const mostShown = 12;

/** Names that begin with the text stand first. */
function matching(list: readonly Skill[], text: string): readonly Skill[] {
  const wanted = text.toLowerCase();
  const found = list.filter(({ name }) => name.toLowerCase().includes(wanted));
  const begins = (skill: Skill) => skill.name.toLowerCase().startsWith(wanted);
  return [...found.filter(begins), ...found.filter((skill) => !begins(skill))];
}

export function SkillSearch({ list, skills, projects, onAdd }: SkillSearchProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { search } = words;
  if (skills.length >= quotas.skills.limit) return <Text c="dimmed">{search.full}</Text>;

  const wanted = text.trim();
  const open = list.filter(({ key }) => !skills.some((skill) => skill.key === key));
  const built = new Set(projects.flatMap(({ builtWith }) => builtWith));
  const found = wanted ? matching(open, wanted) : open.filter(({ name }) => built.has(name));
  const add = (skill: Skill) => {
    onAdd(skill);
    setText('');
    field.current?.focus();
  };
  return (
    <Stack gap="sm">
      <TextInput
        ref={field}
        type="search"
        label={search.label}
        placeholder={search.placeholder}
        value={text}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={(event) => {
          const first = found[0];
          if (event.key !== 'Enter' || !wanted || !first) return;
          event.preventDefault();
          add(first);
        }}
      />
      <Text c="dimmed" fz="sm" role="status">
        {wanted ? search.found(found.length) : null}
        {found.length > mostShown ? ` ${search.more}` : null}
      </Text>
      {!wanted && found.length > 0 ? <Text fw={600}>{search.suggested}</Text> : null}
      {found.length > 0 ? (
        <Stack component="ul" gap="xs" aria-label={search.results}>
          {found.slice(0, mostShown).map((skill) => (
            <Group component="li" key={skill.key} justify="space-between" gap="xs">
              <Text span c="dimmed" fz="sm">
                {skillGroupNames[skill.group]}
              </Text>
              <Button variant="default" size="xs" onClick={() => add(skill)}>
                {search.add(skill.name)}
              </Button>
            </Group>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
