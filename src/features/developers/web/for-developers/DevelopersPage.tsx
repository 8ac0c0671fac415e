import { paths } from '../../../../shared/paths.ts';
import { site } from '../../../../shared/words/site.ts';
import { CallToAction } from '../../../../web/components/CallToAction.tsx';
import { Card } from '../../../../web/components/Card.tsx';
import { CardGrid } from '../../../../web/components/CardGrid.tsx';
import { Section } from '../../../../web/components/Section.tsx';
import { SplitHero } from '../../../../web/components/SplitHero.tsx';
import { StatRow } from '../../../../web/components/StatRow.tsx';
import { StepList } from '../../../../web/components/StepList.tsx';
import { PageHead } from '../../../../web/page-head.tsx';
import { developersContent } from '../../words/developers.ts';
import { ClientBridge } from './ClientBridge.tsx';
import { JoinCard } from './JoinCard.tsx';

const { meta, hero, steps, benefits, statistics, resources, closing } = developersContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.developers}
        image={paths.socialImage(paths.developers)}
        structuredData={[
          {
            '@type': 'WebPage',
            name: meta.title,
            description: meta.description,
            audience: { '@type': 'Audience', audienceType: 'Software developers' },
            about: { '@type': 'Organization', name: site.brand },
          },
        ]}
      />
      <SplitHero hero={hero} contours={6} piece={<JoinCard />} />
      <Section heading={steps} layout="split">
        <StepList steps={steps.items} stepLabel={steps.stepLabel} />
      </Section>
      <Section tone="sky" heading={benefits} edge="rising">
        <ClientBridge />
      </Section>
      <Section heading={statistics}>
        <StatRow statistics={statistics} />
      </Section>
      <Section tone="sand" heading={resources} layout="split" edge={2}>
        <CardGrid columns={2} rhythm="wide-first">
          {resources.items.map((resource) => (
            <Card
              key={resource.title}
              title={resource.title}
              to={resource.link.to}
              linkLabel={resource.link.label}
            >
              <p>{resource.description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <CallToAction content={closing} edge={3} contours={1} />
    </>
  );
}
