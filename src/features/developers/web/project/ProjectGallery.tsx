import { Text } from '@mantine/core';
import { Section } from '../../../../web/components/sections/Section.tsx';
import type { ProjectPage } from '../../projects/project-pages.ts';
import { projectPageContent as words } from '../../words/projects/project-page.ts';
import { ProjectPicture } from '../profile/projects/ProjectPicture.tsx';

/** High and wide pictures fill the columns without holes. */
const columns = { columns: '2 20rem', columnGap: 'var(--mantine-spacing-xl)' };
const piece = { breakInside: 'avoid', paddingBottom: 'var(--mantine-spacing-xl)' } as const;

/** The first picture stands at the top of the page. */
export function ProjectGallery({ page: { project } }: { page: ProjectPage }) {
  const { title, pictures } = project;
  const others = pictures.slice(1);
  if (others.length === 0) return null;
  return (
    <Section label={words.pictures} tone="sand" edge={2}>
      <div style={columns}>
        {others.map(({ id, url, alt }, index) => (
          <figure key={id} style={piece}>
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
      </div>
    </Section>
  );
}
