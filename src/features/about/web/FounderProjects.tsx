import { Stack, Text } from '@mantine/core';
import { ButtonLink } from '../../../web/components/ButtonLink.tsx';
import { Columns } from '../../../web/components/Columns.tsx';
import { aboutContent } from '../words/about.ts';

/** The founder's projects by year, with a link where there is something to visit. */
export function FounderProjects() {
  return (
    <ul className="ruled" data-firm>
      {aboutContent.projects.items.map((project) => (
        <Columns
          key={project.title}
          component="li"
          widths="3fr 6fr 4fr"
          gap="xs"
          columnGap="2xl"
          isLastAtEnd
          align="start"
          py="2xl"
        >
          <Text variant="display" c="var(--mantine-color-anchor)" fz="4xl" lh={0.95}>
            {project.year}
          </Text>
          <Stack gap="xs">
            <h3>{project.title}</h3>
            <Text c="dimmed" maw="48ch">
              {project.description}
            </Text>
          </Stack>
          {project.link ? (
            <div>
              <ButtonLink
                to={'href' in project.link ? project.link.href : project.link.to}
                variant="subtle"
                arrow
              >
                {project.link.label}
              </ButtonLink>
            </div>
          ) : null}
        </Columns>
      ))}
    </ul>
  );
}
