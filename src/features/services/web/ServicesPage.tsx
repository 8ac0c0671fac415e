import { Box, Group, Paper, Stack, Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { isSectionShown } from '../../../shared/content/fields.ts';
import { paths } from '../../../shared/paths.ts';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { PageHero } from '../../../web/components/hero/PageHero.tsx';
import classes from '../../../web/components/pictures/drawing.module.css';
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
import { Drawing } from './drawings/Drawing.tsx';
import { SoftwareDrawing } from './drawings/SoftwareDrawing.tsx';
import { type ServiceContent, ServiceRow } from './ServiceRow.tsx';
import { ServicesMap } from './ServicesMap.tsx';
import quoteOnMapClasses from './ServicesPage.module.css';
import { useServiceData } from './service-structured-data.ts';

const listRows = [0, 1, 2];

/** Shows two phones: a list with one item done in front, a map with a route behind. */
function AppDrawing() {
  return (
    <Drawing hue="lagoon" summit={[110, 240]}>
      <g transform="translate(248 34) rotate(7 80 150)">
        <rect className={classes.sheet} width="156" height="300" rx="26" />
        <rect className={classes.wash} x="12" y="30" width="132" height="186" rx="10" />
        <path
          className={classes.hue}
          d="M12 150c40-26 74 8 132-22v78a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10z"
          opacity=".45"
        />
        <path className={classes.trail} d="M34 196c2-42 58-30 62-66s-26-34 16-66" />
        <path
          className={classes.accent}
          d="M112 36a15 15 0 0 1 15 15c0 11-15 24-15 24S97 62 97 51a15 15 0 0 1 15-15z"
        />
        <rect className={classes.ink} x="16" y="232" width="76" height="11" rx="3" />
        <rect className={classes.quiet} x="16" y="252" width="112" height="8" rx="2" />
        <rect className={classes.firm} x="56" y="284" width="44" height="4" rx="2" />
      </g>
      <g transform="translate(92 42) rotate(-5 80 150)">
        <rect className={classes.sheet} width="164" height="308" rx="28" />
        <rect className={classes.firm} x="60" y="12" width="44" height="7" rx="3.5" />
        <rect className={classes.ink} x="18" y="40" width="86" height="14" rx="3" />
        <rect className={classes.quiet} x="18" y="62" width="58" height="8" rx="2" />
        {listRows.map((row) => (
          <g key={row} transform={`translate(14 ${86 + row * 54})`}>
            <rect
              className={row === 1 ? classes.wash : classes.bar}
              width="136"
              height="46"
              rx="10"
            />
            <circle className={row === 1 ? classes.hue : classes.quiet} cx="24" cy="23" r="12" />
            {row === 1 ? <path className={classes.tick} d="m18.5 23 4 4 7-8" /> : null}
            <rect className={classes.ink} x="46" y="13" width={62 - row * 8} height="8" rx="2" />
            <rect className={classes.firm} x="46" y="27" width={74 - row * 10} height="6" rx="2" />
          </g>
        ))}
        <rect className={classes.accent} x="14" y="254" width="136" height="32" rx="10" />
      </g>
    </Drawing>
  );
}

const drawings: Record<ServiceContent['scene'], ComponentType> = {
  website: WebsiteDrawing,
  app: AppDrawing,
  software: SoftwareDrawing,
  automation: AutomationDrawing,
};

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
                  {overview.items.map((service, index) => {
                    const Drawing = drawings[service.scene];
                    return (
                      <li key={service.title}>
                        <ServiceRow
                          service={service}
                          labels={overview}
                          drawing={<Drawing />}
                          isMirrored={index % 2 === 1}
                        />
                      </li>
                    );
                  })}
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

/** Shows a letter on a trail: sorted on the way, approved at the end. */
function AutomationDrawing() {
  return (
    <Drawing hue="sand" summit={[250, 300]}>
      <path
        className={classes.trail}
        d="M96 96c76-30 150-20 158 40s-128 52-120 104 138 56 236 10"
      />
      <g transform="translate(40 56)">
        <rect className={classes.sheet} width="104" height="74" rx="10" />
        <path className={classes.wire} d="m8 12 44 34 44-34" />
      </g>
      <g transform="translate(250 66)">
        <rect className={classes.sheet} width="166" height="116" rx="12" />
        <rect className={classes.accent} x="16" y="18" width="40" height="14" rx="7" />
        <rect className={classes.quiet} x="66" y="21" width="82" height="8" rx="2" />
        <rect className={classes.cool} x="16" y="50" width="40" height="14" rx="7" />
        <rect className={classes.quiet} x="66" y="53" width="64" height="8" rx="2" />
        <rect className={classes.hue} x="16" y="82" width="40" height="14" rx="7" />
        <rect className={classes.quiet} x="66" y="85" width="74" height="8" rx="2" />
      </g>
      <circle className={classes.sheet} cx="134" cy="240" r="34" />
      <path className={classes.wire} d="M134 220v20l13 9" />
      <g transform="translate(330 212)">
        <circle className={classes.cool} cx="42" cy="38" r="42" />
        <path className={classes.tick} d="m24 39 13 13 24-27" />
      </g>
    </Drawing>
  );
}

/** Shows a browser window whose page opens with a horizon. */
function WebsiteDrawing() {
  return (
    <Drawing hue="ember" summit={[390, 90]}>
      <g transform="translate(56 54)">
        <rect className={classes.sheet} width="368" height="276" rx="14" />
        <path
          className={classes.bar}
          d="M1.5 14A12.5 12.5 0 0 1 14 1.5h340A12.5 12.5 0 0 1 366.5 14v22h-365z"
        />
        <circle className={classes.accent} cx="20" cy="19" r="4.5" />
        <circle className={classes.firm} cx="36" cy="19" r="4.5" />
        <circle className={classes.firm} cx="52" cy="19" r="4.5" />
        <rect className={classes.quiet} x="84" y="10" width="200" height="18" rx="9" />
        <path className={classes.wash} d="M1.5 36h365v136h-365z" />
        <circle className={classes.accent} cx="288" cy="84" r="22" />
        <path
          className={classes.hue}
          d="M1.5 150c60-34 104-40 158-18s118 14 207-34v74h-365z"
          opacity=".5"
        />
        <path className={classes.cool} d="M1.5 164c74-20 138-12 196 0s108 4 169-22v30h-365z" />
        <rect className={classes.ink} x="26" y="60" width="156" height="15" rx="3" />
        <rect className={classes.ink} x="26" y="83" width="112" height="15" rx="3" />
        <rect className={classes.accent} x="26" y="110" width="72" height="20" rx="5" />
        <rect className={classes.ink} x="26" y="194" width="78" height="9" rx="2" />
        <rect className={classes.quiet} x="26" y="212" width="84" height="7" rx="2" />
        <rect className={classes.quiet} x="26" y="226" width="66" height="7" rx="2" />
        <rect className={classes.ink} x="142" y="194" width="62" height="9" rx="2" />
        <rect className={classes.quiet} x="142" y="212" width="86" height="7" rx="2" />
        <rect className={classes.quiet} x="142" y="226" width="74" height="7" rx="2" />
        <rect className={classes.ink} x="258" y="194" width="70" height="9" rx="2" />
        <rect className={classes.quiet} x="258" y="212" width="84" height="7" rx="2" />
        <rect className={classes.quiet} x="258" y="226" width="58" height="7" rx="2" />
      </g>
    </Drawing>
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
