import { Paper, Stack, Text, Title } from '@mantine/core';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { Picture } from '../../../../web/components/pictures/Picture.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { examplesKind } from '../../words/examples.ts';
import { examplesWords as words } from '../../words/examples-words.ts';
import type { PortfolioProject } from '../../words/portfolio.ts';
import classes from './case.module.css';

/** The wish of the client, and the work that came of it. */
export function CaseStory({ project }: { project: PortfolioProject }) {
  const { asked, built } = useContent<typeof examplesKind>('examples').caseStudy;
  const { technicalFeatures } = project;
  const pictures = project.pictures ?? [];
  return (
    <>
      <Section heading={asked} layout="split">
        <Text
          component="blockquote"
          variant="display"
          fz="3xl"
          lh={1.2}
          className="barred"
          data-hue={project.color}
        >
          {project.asked}
        </Text>
      </Section>
      {project.built.length > 0 || technicalFeatures?.length || pictures.length > 0 ? (
        <Section heading={built} layout="split" tone="sky" edge={4}>
          <Stack gap="lg">
            {project.built.map((text) => (
              <Text key={text} fz="lg" maw="var(--site-measure)">
                {text}
              </Text>
            ))}
            {technicalFeatures?.length ? (
              <Paper p="lg" radius="md" mt="sm">
                <Title order={3} mb="md">
                  {words.technicalFeaturesLabel}
                </Title>
                <CheckList items={technicalFeatures} />
              </Paper>
            ) : null}
            {pictures.map((picture) => (
              <div key={picture.src} className={classes.frame}>
                <Picture picture={picture} width={1200} height={800} />
              </div>
            ))}
          </Stack>
        </Section>
      ) : null}
    </>
  );
}
