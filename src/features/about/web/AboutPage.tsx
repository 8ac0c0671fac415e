import { Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import { CallToAction } from '../../../web/components/CallToAction.tsx';
import { CardGrid } from '../../../web/components/CardGrid.tsx';
import { PageHero } from '../../../web/components/PageHero.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { Testimonials } from '../../../web/components/Testimonials.tsx';
import { TextInvitationCard } from '../../../web/components/TextInvitationCard.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { aboutContent } from '../words/about.ts';
import { CareerTrail } from './CareerTrail.tsx';
import { FounderPortrait } from './FounderPortrait.tsx';
import { FounderProjects } from './FounderProjects.tsx';
import { StudioPhotos } from './StudioPhotos.tsx';

const { meta, founder, hero, highlights, projects, career, testimonials } = aboutContent;

export function Component() {
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
              // Said to machines as it is to readers.
              disambiguatingDescription: founder.sampleNote ?? undefined,
              jobTitle: founder.role,
              worksFor: { '@type': 'Organization', name: site.brand },
            },
          },
        ]}
      />
      <PageHero hero={hero} tone="sand" contours={4} art={<FounderPortrait />} />
      <StudioPhotos />
      <Section tone="sky" heading={highlights} edge="falling">
        <CardGrid columns={2} gap="2xl" rhythm="staircase">
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
      <Section heading={projects}>
        <FounderProjects />
      </Section>
      <Section tone="sand" heading={career} edge={1}>
        <CareerTrail />
      </Section>
      <Section heading={testimonials}>
        <Testimonials testimonials={testimonials} />
      </Section>
      <CallToAction content={aboutContent.closing} edge={2} contours={2}>
        <TextInvitationCard invitation={aboutContent.textInvitation} />
      </CallToAction>
    </>
  );
}
