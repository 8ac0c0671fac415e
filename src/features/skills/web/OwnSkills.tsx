import { Paper, Stack, Text, Title } from '@mantine/core';
import { LoadState } from '../../../web/components/states/LoadState.tsx';
import type { OwnSkills as Own, OwnSkill, Skill } from '../skills.ts';
import { ownSkillsWords as words } from '../words/own-skills.ts';
import { ChosenSkills } from './ChosenSkills.tsx';
import type { NamedProject } from './named-project.ts';
import { useOwnSkills } from './useOwnSkills.ts';

interface OwnSkillsProps {
  developerId: number;
  projects: readonly NamedProject[];
}

/** The developer's choice from the site's list, in the own area of the profile. */
function OwnSkills({ developerId, projects }: OwnSkillsProps) {
  const { list, own, save } = useOwnSkills(developerId);
  const isError = list.isError || own.isError;
  return (
    <Stack component="section" aria-labelledby="skills-title">
      <Title order={2} fz="2xl" id="skills-title">
        {words.title}
      </Title>
      <Text c="dimmed" maw="var(--site-measure)">
        {words.text}
      </Text>
      <LoadState
        query={{ isError, isPending: list.isPending || own.isPending }}
        words={words}
        onRetry={() => {
          void list.refetch();
          void own.refetch();
        }}
      />
      {!isError && list.data && own.data ? (
        <Loaded list={list.data} own={own.data} projects={projects} onSave={save} />
      ) : null}
    </Stack>
  );
}

export default OwnSkills;

interface LoadedProps {
  list: readonly Skill[];
  own: Own;
  projects: readonly NamedProject[];
  onSave: (next: readonly OwnSkill[]) => Promise<boolean>;
}

function Loaded({ list, own, projects, onSave }: LoadedProps) {
  return (
    <>
      {own.removed.length > 0 ? (
        <Paper variant="dashed" p="md" role="note">
          {words.removed(own.removed)}
        </Paper>
      ) : null}
      <ChosenSkills list={list} skills={own.skills} projects={projects} onSave={onSave} />
    </>
  );
}
