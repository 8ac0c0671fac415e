import { Box, Group, Text, Title } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { PageLink } from '../../../../web/components/PageLink.tsx';
import { Picture } from '../../../../web/components/pictures/Picture.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import type { ListedProject } from '../../project-entries.ts';
import { examplesWords as words } from '../../words/examples-words.ts';
import classes from './case.module.css';

type CaseNeighborsProps = {
  previous: ListedProject | null;
  next: ListedProject | null;
};

export function CaseNeighbors({ previous, next }: CaseNeighborsProps) {
  if (!previous && !next) return null;
  return (
    <Section label={words.neighborsLabel} tone="sand">
      <Columns component="ul" widths="1fr 1fr" gap="xl">
        {previous ? <Neighbor label={words.previousLabel} project={previous} /> : null}
        {next ? <Neighbor label={words.nextLabel} project={next} /> : null}
      </Columns>
    </Section>
  );
}

type NeighborProps = { label: string; project: ListedProject };

function Neighbor({ label, project }: NeighborProps) {
  return (
    <Group component="li" className="covered" gap="lg" wrap="nowrap">
      <Box w="40%" className={classes.frame}>
        <Picture
          picture={{ src: project.image, darkSrc: project.darkImage, alt: '' }}
          width={1200}
          height={800}
        />
      </Box>
      <Box flex={1}>
        <Text c="dimmed" fz="sm">
          {label}
        </Text>
        <Title order={2} fz="2xl">
          <PageLink to={paths.caseStudy(project.id)} className="cover-link">
            {project.title}
          </PageLink>
        </Title>
      </Box>
    </Group>
  );
}
