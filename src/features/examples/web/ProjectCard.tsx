import { ActionIcon, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Glyph } from '../../../web/components/pictures/Glyph.tsx';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { ChipList } from '../../../web/components/text/ChipList.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { accessibleName } from '../../../web/start/accessible-name.ts';
import type { ListedProject } from '../project-entries.ts';
import type { examplesKind } from '../words/examples.ts';
import { examplesWords } from '../words/examples-words.ts';
import classes from './examples.module.css';
import pictureClasses from './ProjectCard.module.css';

const { askedLabel, resultLabel, techLabel, technicalFeaturesLabel, visitLabel } = examplesWords;

const widths = { feature: '7fr 5fr', mirrored: '5fr 7fr', column: undefined };

type ProjectCardProps = {
  project: ListedProject;
  /** `feature` and `mirrored` take the full width, with the picture on the left or right. */
  layout: 'feature' | 'mirrored' | 'column';
};

export function ProjectCard({ project, layout }: ProjectCardProps) {
  const { learnMore } = useContent<typeof examplesKind>('examples').portfolio;
  return (
    <Columns
      component="article"
      className={classes.card}
      widths={widths[layout]}
      gap="lg"
      align="center"
      data-layout={layout}
      data-hue={project.color}
    >
      <div className={classes.picture}>
        <LargePicture project={project} />
      </div>
      <Stack align="flex-start">
        <Title order={3} fz="2xl">
          <PageLink to={paths.caseStudy(project.id)} style={{ color: 'inherit' }}>
            {project.title}
          </PageLink>
        </Title>
        <Text className="barred" maw="56ch">
          <Text span inherit c="dimmed" fz="sm" fw={600} display="block">
            {askedLabel}
          </Text>
          {project.asked}
        </Text>
        <Text c="dimmed" maw="56ch">
          {project.description}
        </Text>
        <Text maw="56ch" fw={600}>
          <Text span inherit c="var(--hue-text)">
            {resultLabel}:
          </Text>{' '}
          {project.result}
        </Text>
        <ChipList label={techLabel} items={project.tech} />
        {project.technicalFeatures?.length ? (
          <Paper w="100%" p="lg" radius="md" bg="var(--mantine-color-default-hover)">
            <Title order={4} mb="md">
              {technicalFeaturesLabel}
            </Title>
            <CheckList items={project.technicalFeatures} />
          </Paper>
        ) : null}
        <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" mt="xs">
          <ButtonLink
            to={learnMore.to}
            variant={project.url ? 'filled' : 'default'}
            context={project.title}
          >
            {learnMore.label}
          </ButtonLink>
          {project.url ? (
            <ButtonLink to={project.url} variant="subtle" arrow>
              {visitLabel}
            </ButtonLink>
          ) : null}
        </Group>
      </Stack>
    </Columns>
  );
}

const { enlarge, closeLarge } = examplesWords;

type LargePictureProps = { project: ListedProject };

/** Leads to the page of the app, and enlarges the picture in a native popover, which works without scripts. */
function LargePicture({ project }: LargePictureProps) {
  const { id, title, image, darkImage, alt } = project;
  const picture = (
    <Picture picture={{ src: image, darkSrc: darkImage, alt }} width={1200} height={800} />
  );
  const largeId = `large-${id}`;
  return (
    <div className={pictureClasses.picture}>
      {picture}
      {/* The title is the same link for keyboards and screen readers. */}
      <PageLink
        to={paths.caseStudy(id)}
        className={pictureClasses.link}
        tabIndex={-1}
        aria-hidden="true"
      />
      <button
        type="button"
        className={pictureClasses.enlarge}
        popoverTarget={largeId}
        aria-label={accessibleName(enlarge, title)}
      >
        <span>{enlarge}</span>
      </button>
      <div id={largeId} popover="auto" className={pictureClasses.large}>
        {picture}
        <ActionIcon
          className={pictureClasses.close}
          variant="filled"
          radius="50%"
          popoverTarget={largeId}
          popoverTargetAction="hide"
          aria-label={closeLarge}
        >
          <Glyph d="m4 4 10 10M14 4 4 14" />
        </ActionIcon>
      </div>
    </div>
  );
}
