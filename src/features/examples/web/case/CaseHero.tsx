import { Box, Container, Group, Stack, Text, Title } from '@mantine/core';
import { menuLabel } from '../../../../shared/content/menu-label.ts';
import { BackLink } from '../../../../web/components/links/BackLink.tsx';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { PageLink } from '../../../../web/components/PageLink.tsx';
import { Contours } from '../../../../web/components/pictures/Contours.tsx';
import { Picture } from '../../../../web/components/pictures/Picture.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { ChipList } from '../../../../web/components/text/ChipList.tsx';
import { Eyebrow } from '../../../../web/components/text/Eyebrow.tsx';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import type { examplesKind } from '../../words/examples.ts';
import { examplesWords as words } from '../../words/examples-words.ts';
import type { PortfolioProject } from '../../words/portfolio.ts';
import classes from './case.module.css';

export function CaseHero({ project }: { project: PortfolioProject }) {
  const { back } = useContent<typeof examplesKind>('examples').caseStudy;
  const navigation = useSiteNavigation();
  const { title, description, image, darkImage, alt, tech, service, url } = project;
  return (
    <Box
      component="header"
      pos="relative"
      pt="md"
      pb="3xl"
      style={{ overflowX: 'clip' }}
      data-tone="sand"
      data-hue={project.color}
    >
      <Contours seed={3} fade="left" />
      <Container>
        <Box mb="md">
          <BackLink link={back} />
        </Box>
        <Columns widths="5fr 6fr" gap="xl" align="center">
          <Stack gap="md" align="flex-start">
            {project.isSample ? <Eyebrow>{words.sampleLabel}</Eyebrow> : null}
            <Title fz="title" lh={1.06}>
              {title}
            </Title>
            <Text c="dimmed" fz="lg" lh={1.5} maw="54ch">
              {description}
            </Text>
            <ChipList label={words.techLabel} items={tech} />
            {service ? (
              <Text fz="sm">
                <Text span inherit c="dimmed">
                  {words.serviceLabel}:
                </Text>{' '}
                <PageLink to={service}>{menuLabel(navigation, service)}</PageLink>
              </Text>
            ) : null}
            {url ? (
              <Group mt="xs">
                <ButtonLink to={url} arrow>
                  {words.visitLabel}
                </ButtonLink>
              </Group>
            ) : null}
          </Stack>
          <div className={classes.frame}>
            <Picture
              picture={{ src: image, darkSrc: darkImage, alt }}
              width={1200}
              height={800}
              isPriority
            />
          </div>
        </Columns>
      </Container>
    </Box>
  );
}
