import { Badge, Box, Paper, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import { PageHero } from '../../../web/components/hero/PageHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { arrives } from '../../../web/components/sections/arrival.ts';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { Testimonials } from '../../../web/components/sections/Testimonials.tsx';
import { TextInvitationCard } from '../../../web/components/TextInvitationCard.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import type { aboutKind } from '../words/about.ts';
import classes from './AboutPage.module.css';

const Team = await ownChunk(async () => (await import('./Team.tsx')).Team);

const useAbout = () => useContent<typeof aboutKind>('about');

export function Component() {
  const { meta, founder, hero, sections, ...rest } = useAbout();
  const { highlights, projects, career, testimonials } = rest;
  const { brand } = useIdentity();
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.about}
        image={paths.socialImage(paths.about)}
        type="profile"
        structuredData={[
          {
            '@type': 'ProfilePage',
            name: meta.title,
            mainEntity: {
              '@type': 'Person',
              name: founder.name,
              // Repeats the visible note for machines.
              disambiguatingDescription: founder.sampleNote ?? undefined,
              jobTitle: founder.role,
              worksFor: { '@type': 'Organization', name: brand },
            },
          },
        ]}
      />
      <PageHero hero={hero} tone="sand" contours={4} art={<FounderPortrait />} />
      <PageSections
        sections={sections}
        parts={{
          photos: <StudioPhotos />,
          highlights:
            highlights.items.length > 0 ? (
              <Section tone="sky" heading={highlights} layout="row" edge="falling">
                <CardGrid columns={2} gap="2xl">
                  {highlights.items.map((highlight) => (
                    <Stack key={highlight.title} gap="xs">
                      <Title order={3} fz="2xl">
                        {highlight.title}
                      </Title>
                      <Text c="dimmed" fz="lg" lh={1.5} maw="44ch">
                        {highlight.description}
                      </Text>
                    </Stack>
                  ))}
                </CardGrid>
              </Section>
            ) : null,
          projects:
            projects.items.length > 0 ? (
              <Section heading={projects}>
                <FounderProjects />
              </Section>
            ) : null,
          career:
            career.items.length > 0 ? (
              <Section tone="sand" heading={career} edge={1}>
                <CareerTrail />
              </Section>
            ) : null,
          team: <ServerDrawn id="team" part={Team} />,
          testimonials:
            testimonials.items.length > 0 ? (
              <Section heading={testimonials} layout="small">
                <Testimonials testimonials={testimonials} />
              </Section>
            ) : null,
        }}
      />
      <Ending content={rest.closing} edge={2} contours={2}>
        <TextInvitationCard invitation={rest.textInvitation} />
      </Ending>
    </>
  );
}

function CareerTrail() {
  const { career } = useAbout();
  return (
    <Stack component="ol" gap={0}>
      {career.items.map((stop) => (
        <li key={stop.title} ref={arrives} className={classes.stop}>
          <Text c="var(--mantine-color-anchor)" fw={600}>
            {stop.period}
          </Text>
          <h3>{stop.title}</h3>
          <Text c="dimmed" maw="44ch">
            {stop.description}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function StudioPhotos() {
  const { photos } = useAbout();
  if (photos.items.length === 0) return null;
  return (
    <Section heading={photos} layout="small">
      <ul className={classes.photos}>
        {photos.items.map((photo) => (
          <li key={photo.src}>
            <Stack component="figure" gap="xs">
              <Picture picture={photo} width={1200} height={900} />
              <Text component="figcaption" c="dimmed" fz="sm">
                {photo.caption}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FounderPortrait() {
  const { founder, portrait } = useAbout();
  return (
    <Box component="figure" className={classes.portrait}>
      <Picture picture={portrait} width={900} height={1100} isPriority />
      <Paper component="figcaption" className={classes.card} shadow="md" p="md">
        <Stack gap="xxs" align="flex-start">
          <Text variant="display" fz="xl">
            {founder.name}
          </Text>
          <Text c="dimmed" fz="sm">
            {[founder.role, founder.city].filter(Boolean).join(', ')}
          </Text>
          {founder.word ? <Text my="xs">{founder.word}</Text> : null}
          <Stack gap="xxs">
            <ButtonLink to={founder.write.to} variant="default">
              {founder.write.label}
            </ButtonLink>
            <ButtonLink to={founder.portfolio.href} variant="subtle" arrow>
              {founder.portfolio.label}
            </ButtonLink>
          </Stack>
          {founder.sampleNote ? <Badge variant="default">{founder.sampleNote}</Badge> : null}
        </Stack>
      </Paper>
    </Box>
  );
}

function FounderProjects() {
  const { projects } = useAbout();
  return (
    <ul className="ruled" data-firm>
      {projects.items.map((project) => (
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
              <ButtonLink to={project.link.to} variant="subtle" arrow>
                {project.link.label}
              </ButtonLink>
            </div>
          ) : null}
        </Columns>
      ))}
    </ul>
  );
}
