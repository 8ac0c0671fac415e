import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { isReservedAddress } from '../../../../../shared/addresses/reserved-address.ts';
import { ButtonLink } from '../../../../../web/components/links/ButtonLink.tsx';
import { arrives } from '../../../../../web/components/sections/arrival.ts';
import { Section } from '../../../../../web/components/sections/Section.tsx';
import { ChipList } from '../../../../../web/components/text/ChipList.tsx';
import { Time } from '../../../../../web/components/text/Time.tsx';
import { formatLongDate } from '../../../../../web/format.ts';
import type { DeveloperProject } from '../../../developer-projects.ts';
import { developerProfileContent } from '../../../words/developer-profile.ts';
import classes from './ProjectTrail.module.css';

const words = developerProfileContent.projects;

export function ProjectTrail({ projects }: { projects: readonly DeveloperProject[] }) {
  return (
    <Section heading={words} layout="split">
      {projects.length === 0 ? (
        <Text c="dimmed" fz="lg">
          {words.empty}
        </Text>
      ) : (
        <ol className={classes.trail}>
          {projects.map((project) => (
            <li key={project.id} ref={arrives}>
              <Stack component="article" align="flex-start">
                <Group component="p" gap="xs" c="dimmed" fz="sm">
                  <Badge color="lagoon">{project.category}</Badge>
                  <span>
                    {words.created} <Time at={project.createdAt} format={formatLongDate} />
                  </span>
                </Group>
                <Title order={3} maw="100%" dir="auto">
                  {project.title}
                </Title>
                <p className={classes.story} dir="auto">
                  {project.story}
                </p>
                {project.builtWith.length > 0 ? (
                  <ChipList label={words.builtWith} items={project.builtWith} />
                ) : null}
                {project.projectLink ? (
                  <Group gap="sm">
                    <ButtonLink
                      to={project.projectLink}
                      variant="subtle"
                      context={project.title}
                      arrow
                      newTab
                    >
                      {words.view}
                    </ButtonLink>
                    {isReservedAddress(project.projectLink) ? (
                      <Text span c="dimmed" fz="sm">
                        {words.sampleAddress}
                      </Text>
                    ) : null}
                  </Group>
                ) : null}
              </Stack>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
