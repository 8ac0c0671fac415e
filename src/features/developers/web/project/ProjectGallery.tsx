import { Text } from '@mantine/core';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import type { ProjectPage } from '../../projects/project-pages.ts';
import { projectPageContent as words } from '../../words/project-page.ts';
import { ProjectPicture } from './ProjectPicture.tsx';

/** The first picture stands at the top of the page. */
export function ProjectGallery({ page: { project } }: { page: ProjectPage }) {
  const { title, pictures } = project;
  const others = pictures.slice(1);
  if (others.length === 0) return null;
  return (
    <Section label={words.pictures} tone="sand" edge={2}>
      <CardGrid columns={2}>
        {others.map(({ id, url, alt }, index) => (
          <figure key={id}>
            <ProjectPicture
              url={url}
              alt={alt || words.pictureOf(title, index + 2)}
              sizes="(min-width: 36em) 46vw, 92vw"
            />
            {alt ? (
              <Text component="figcaption" c="dimmed" fz="sm" mt="xs" dir="auto" aria-hidden="true">
                {alt}
              </Text>
            ) : null}
          </figure>
        ))}
      </CardGrid>
    </Section>
  );
}
