import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { isReservedAddress } from '../../../../../shared/addresses/reserved-address.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../../web/components/links/ButtonLink.tsx';
import { PageLink } from '../../../../../web/components/PageLink.tsx';
import { arrives } from '../../../../../web/components/sections/arrival.ts';
import { Section } from '../../../../../web/components/sections/Section.tsx';
import { ChipList } from '../../../../../web/components/text/ChipList.tsx';
import { Time } from '../../../../../web/components/text/Time.tsx';
import { formatLongDate } from '../../../../../web/format.ts';
import { shownProofsWords } from '../../../../proofs/words/shown-proofs.ts';
import type { DeveloperProject } from '../../../developer-projects.ts';
import { projectTrailContent as words } from '../../../words/projects/project-trail.ts';
import classes from '../profile.module.css';

type ProjectTrailProps = { developerId: number; projects: readonly DeveloperProject[] };

export function ProjectTrail({ developerId, projects }: ProjectTrailProps) {
  const { data: cards } = trpc.developer.projects.cards.useQuery({ developerId });
  const cardOf = (id: number) => cards?.find((card) => card.id === id);
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
                  {cardOf(project.id)?.isProven ? (
                    <Badge color="moss">{shownProofsWords.mark}</Badge>
                  ) : null}
                  <span>
                    {words.created} <Time at={project.createdAt} format={formatLongDate} />
                  </span>
                </Group>
                <Title order={3} maw="100%" dir="auto">
                  <ProjectTitle path={cardOf(project.id)?.path}>{project.title}</ProjectTitle>
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

function ProjectTitle({ path, children }: { path: string | undefined; children: string }) {
  return path ? <PageLink to={path}>{children}</PageLink> : children;
}
