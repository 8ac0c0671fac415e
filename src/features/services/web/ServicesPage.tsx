import { Box, Group, Paper, Stack, Text } from '@mantine/core';
import { isSectionShown } from '../../../shared/content/fields.ts';
import { paths } from '../../../shared/paths.ts';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { PageHero } from '../../../web/components/hero/PageHero.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { PageSections } from '../../../web/components/sections/PageSections.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { StatRow } from '../../../web/components/sections/StatRow.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { PageHead } from '../../../web/page-head.tsx';
import type { ratesKind } from '../../estimate/rates.ts';
import { EstimateSection } from '../../estimate/web/EstimateSection.tsx';
import { type SampleQuote, sampleQuoteOf } from '../sample-quote.ts';
import type { servicesKind } from '../words/services.ts';
import { ServiceRow } from './ServiceRow.tsx';
import { ServicesMap } from './ServicesMap.tsx';
import quoteOnMapClasses from './ServicesPage.module.css';
import { useServiceData } from './service-structured-data.ts';

export function Component() {
  const { meta, hero, sections, sampleQuote, overview, figures, closing } =
    useContent<typeof servicesKind>('services');
  const quote = sampleQuoteOf(sampleQuote, useContent<typeof ratesKind>('estimate-rates'));
  const offered = isSectionShown(sections, 'overview') ? overview.items : [];
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.services}
        image={paths.socialImage(paths.services)}
        structuredData={[useServiceData(hero.eyebrow, meta, offered)]}
      />
      <PageHero hero={hero} contours={3} art={<QuoteOnMap quote={quote} />} />
      <PageSections
        sections={sections}
        parts={{
          overview:
            overview.items.length > 0 ? (
              <Section heading={overview} layout="row">
                <Stack component="ul" gap="var(--site-section-space)">
                  {overview.items.map((service, index) => (
                    <li key={service.title}>
                      <ServiceRow
                        service={service}
                        labels={overview}
                        isMirrored={index % 2 === 1}
                      />
                    </li>
                  ))}
                </Stack>
                <Box className="ruled" mt="5xl">
                  <Text variant="display" pt="xl" fz="h3" fw={600} lh={1.3}>
                    <InlineSentence text={overview.more} />
                  </Text>
                </Box>
              </Section>
            ) : null,
          estimate: <EstimateSection service="websites" tone="sky" />,
          figures:
            figures.items.length > 0 ? (
              <Section tone="sand" heading={figures} layout="small" edge={2}>
                <StatRow statistics={figures} />
              </Section>
            ) : null,
        }}
      />
      <Ending content={closing} edge={3} contours={5} />
    </>
  );
}

type QuoteOnMapProps = { quote: SampleQuote };

function QuoteOnMap({ quote }: QuoteOnMapProps) {
  return (
    <figure className={quoteOnMapClasses.figure}>
      <ServicesMap />
      {quote.lines.length > 0 ? (
        <>
          <Paper className={quoteOnMapClasses.quote} shadow="lg" p="lg" radius="sm">
            <Text c="var(--mantine-color-anchor)" fz="sm" fw={600}>
              {quote.label}
            </Text>
            <Text variant="display" fz="xl">
              {quote.title}
            </Text>
            <dl className="ruled" data-closed>
              {quote.lines.map((line) => (
                <Group key={line.what} justify="space-between" gap="sm" py="xs" wrap="nowrap">
                  <dt>{line.what}</dt>
                  <dd>{line.price}</dd>
                </Group>
              ))}
              <Group justify="space-between" py="sm">
                <Text component="dt" fw={600}>
                  {quote.totalLabel}
                </Text>
                <Text component="dd" variant="display" fz="2xl" lh={1}>
                  {quote.total}
                </Text>
              </Group>
            </dl>
            <CheckList items={quote.terms} />
          </Paper>
          <Text component="figcaption" c="dimmed" fz="sm">
            {quote.caption}
          </Text>
        </>
      ) : null}
    </figure>
  );
}
