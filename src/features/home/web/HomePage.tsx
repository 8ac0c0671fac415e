import { Container, Group, Stack, Text, Title } from '@mantine/core';
import { useContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { Card } from '../../../web/components/cards/Card.tsx';
import { CardGrid } from '../../../web/components/cards/CardGrid.tsx';
import { StepList } from '../../../web/components/cards/StepList.tsx';
import { ActionLinks } from '../../../web/components/links/ActionLinks.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { LinkArrow } from '../../../web/components/links/LinkArrow.tsx';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { StatRow } from '../../../web/components/sections/StatRow.tsx';
import { Testimonials } from '../../../web/components/sections/Testimonials.tsx';
import { TextInvitationCard } from '../../../web/components/TextInvitationCard.tsx';
import { Eyebrow } from '../../../web/components/text/Eyebrow.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { useContent } from '../../../web/content/published-content.ts';
import { HeadContext, PageHead } from '../../../web/page-head.tsx';
import { briefCardPath } from '../../playable/briefs.ts';
import { shownTestimonials } from '../../testimonials/shown-testimonials.ts';
import type { testimonialsKind } from '../../testimonials/words/testimonials.ts';
import { type Brief, heroBriefs } from '../hero-briefs.ts';
import type { homeKind } from '../words/home.ts';
import { FeatureSymbol } from './FeatureSymbol.tsx';
import { HeroProof } from './HeroProof.tsx';
import classes from './home.module.css';
import { MapLink } from './MapLink.tsx';

export function Component() {
  const { siteOrigin } = useContext(HeadContext);
  const { hero, sections, statistics, finishedApps, features, steps, featured, ...rest } =
    useContent<typeof homeKind>('home');
  const identity = useIdentity();
  const [searchParams] = useSearchParams();
  const briefs = heroBriefs(hero);
  const asked = briefs.find(({ screen }) => screen === searchParams.get('brief'));
  const url = siteOrigin ? absoluteUrl(siteOrigin, paths.home) : undefined;
  return (
    <>
      <PageHead
        canonicalPath={paths.home}
        {...(asked ? { title: headTitle(asked), hasSiteName: true } : {})}
        image={asked ? briefCardPath(asked.screen) : paths.socialImage(paths.home)}
        backgroundPicture="/illustrations/hero-terrain.svg"
        structuredData={[
          {
            '@type': 'WebSite',
            name: identity.brand,
            description: identity.defaultDescription,
            url,
          },
          {
            '@type': 'Organization',
            ...{ name: identity.brand, telephone: identity.phone.e164, url },
            logo: siteOrigin ? absoluteUrl(siteOrigin, paths.logo) : undefined,
          },
        ]}
      />
      <HomeHero hero={hero} briefs={briefs} brief={asked ?? briefs[0] ?? null} />
      <PageSections
        sections={sections}
        parts={{
          statistics:
            statistics.items.length > 0 ? (
              <Section label={statistics.label} space="snug" edge={2}>
                <StatRow statistics={statistics} />
              </Section>
            ) : null,
          finishedApps:
            finishedApps.items.length > 0 ? (
              <Section label={finishedApps.title} space="snug">
                <FinishedApps apps={finishedApps} />
              </Section>
            ) : null,
          features:
            features.items.length > 0 ? (
              <Section heading={features} layout="split">
                <HomeFeatures features={features.items} />
              </Section>
            ) : null,
          steps:
            steps.items.length > 0 ? (
              <Section heading={steps} tone="lagoon" edge="rising" contours={2}>
                <StepList steps={steps.items} layout="row" />
              </Section>
            ) : null,
          featured:
            featured.items.length > 0 ? (
              <Section heading={featured} layout="row" edge="rising">
                <FeaturedList items={featured.items} />
              </Section>
            ) : null,
          testimonials: <HomeTestimonials heading={rest.testimonials} />,
        }}
      />
      <Ending content={rest.closing} tone="ember" edge={2} contours={5}>
        <TextInvitationCard invitation={rest.textInvitation} />
      </Ending>
    </>
  );
}

const headTitle = ({ name }: Brief) => `${name}, a sample app to try`;

type HomeContent = (typeof homeKind)['release'];

type HomeTestimonialsProps = { heading: HomeContent['testimonials'] };

function HomeTestimonials({ heading }: HomeTestimonialsProps) {
  const items = shownTestimonials(useContent<typeof testimonialsKind>('testimonials').items);
  if (items.length === 0) return null;
  const sampleNote = items.some(({ isSample }) => isSample) ? heading.noteOnSamples : null;
  return (
    <Section heading={heading} tone="sand">
      <Testimonials testimonials={{ items, sampleNote }} />
    </Section>
  );
}

type HomeFeaturesProps = { features: HomeContent['features']['items'] };

function HomeFeatures({ features }: HomeFeaturesProps) {
  return (
    <CardGrid columns={2} rhythm="staircase">
      {features.map((feature) => (
        <Card
          key={feature.title}
          title={feature.title}
          hue={feature.color}
          look="tinted"
          to={feature.to}
          linkLabel={feature.linkLabel}
          media={<FeatureSymbol symbol={feature.symbol} />}
        >
          <p>{feature.description}</p>
        </Card>
      ))}
    </CardGrid>
  );
}

type HomeHeroProps = {
  hero: HomeContent['hero'];
  briefs: readonly Brief[];
  brief: Brief | null;
};

function HomeHero({ hero, briefs, brief }: HomeHeroProps) {
  return (
    <header className={classes.hero}>
      <Container>
        <Columns className={classes.columns} widths="6fr 5fr" gap="md" columnGap="3xl">
          <Stack gap="clamp(0.5rem, 2vw, 1.5rem)" align="flex-start">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Title fz="4xl" lh={1}>
              {hero.title}
            </Title>
            <Text className={classes.intro} lh={1.5} maw="54ch">
              {hero.intro}
            </Text>
            <ActionLinks actions={hero.actions} size="lg" arrow gap="xs" />
            <Text fz="control">
              <InlineSentence text={hero.estimate} />
            </Text>
          </Stack>
          <HeroProof hero={hero} briefs={briefs} brief={brief} />
          <Stack gap="xs">
            <p>
              <InlineSentence text={hero.aside} />
            </p>
            <MapLink />
          </Stack>
        </Columns>
      </Container>
      <div className={classes.landscape} />
    </header>
  );
}

type FinishedAppsProps = { apps: HomeContent['finishedApps'] };

function FinishedApps({ apps }: FinishedAppsProps) {
  return (
    <>
      <Group justify="space-between" align="end" mb="xl">
        <Title order={2} maw="22ch">
          {apps.title}
        </Title>
        <ButtonLink to={apps.link.to} variant="subtle" arrow>
          {apps.link.label}
        </ButtonLink>
      </Group>
      <Columns component="ul" widths="repeat(3, minmax(0, 1fr))" from="sm" gap="xl" columnGap="xl">
        {apps.items.map((app) => (
          <li key={app.title} className={`${classes.app} covered`}>
            <div className={classes.screen}>
              <Picture picture={app.picture} width={1200} height={800} />
            </div>
            <Stack gap="xxs" mt="md">
              <Title order={3}>
                <PageLink to={apps.link.to} className="cover-link">
                  {app.title}
                </PageLink>
              </Title>
              <Text c="dimmed">{app.asked}</Text>
            </Stack>
          </li>
        ))}
      </Columns>
      {apps.sampleNote ? (
        <Text c="dimmed" fz="sm" mt="lg">
          {apps.sampleNote}
        </Text>
      ) : null}
    </>
  );
}

type FeaturedListProps = { items: HomeContent['featured']['items'] };

function FeaturedList({ items }: FeaturedListProps) {
  return (
    <ul className={`${classes.featured} ruled`} data-firm data-closed>
      {items.map((item) => (
        <Columns
          key={item.link.to}
          component="li"
          className="covered"
          widths="2fr 7fr 3fr"
          gap="xs"
          columnGap="xl"
          align="center"
          isLastAtEnd
          py="xl"
        >
          <Text c="var(--site-cool-text)" fz="sm" fw={600}>
            {item.kind}
          </Text>
          <Stack gap="xs">
            <Title order={3} fz="2xl">
              {item.title}
            </Title>
            <Text c="dimmed" maw="56ch">
              {item.description}
            </Text>
          </Stack>
          <PageLink to={item.link.to} className="cover-link">
            <Group
              component="span"
              gap="0.5em"
              mih="var(--site-target)"
              c="var(--mantine-color-anchor)"
              fw={600}
            >
              {item.link.label}
              <LinkArrow />
            </Group>
          </PageLink>
        </Columns>
      ))}
    </ul>
  );
}
