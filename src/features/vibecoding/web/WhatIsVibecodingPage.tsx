import { Text } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../../web/components/CallToAction.tsx';
import { Columns } from '../../../web/components/Columns.tsx';
import { CompactHero } from '../../../web/components/CompactHero.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { PageHead } from '../../../web/page-head.tsx';
import { whatIsVibecodingContent } from '../words/what-is-vibecoding.ts';
import { Coinage } from './Coinage.tsx';
import { Definition } from './Definition.tsx';
import { ElementLoop } from './ElementLoop.tsx';
import { FeelingJourney } from './FeelingJourney.tsx';
import { TerrainTimeline } from './TerrainTimeline.tsx';

const { meta, hero, definition, timeline, elements, coined, audience, journey, closing } =
  whatIsVibecodingContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.whatIsVibecoding}
        image={paths.socialImage(paths.whatIsVibecoding)}
        structuredData={[
          {
            '@type': 'WebPage',
            name: meta.title,
            description: meta.description,
            mainEntity: {
              '@type': 'DefinedTerm',
              name: definition.term,
              description: definition.statement,
            },
          },
        ]}
      />
      <CompactHero hero={hero} tone="sky" contours={5} />
      <Section heading={definition}>
        <Definition />
      </Section>
      <Section tone="sand" heading={timeline} edge={4}>
        <TerrainTimeline />
      </Section>
      <Section heading={elements}>
        <ElementLoop />
      </Section>
      <Section tone="lagoon" heading={coined} edge="falling" contours={2}>
        <Coinage />
      </Section>
      <Section heading={audience} layout="split" edge="falling">
        <ul className="ruled" data-firm>
          {audience.items.map((item) => (
            <Columns
              key={item.title}
              component="li"
              widths="5fr 6fr"
              from="sm"
              gap="xs"
              columnGap="xl"
              py="lg"
            >
              <h3>{item.title}</h3>
              <Text c="dimmed">{item.description}</Text>
            </Columns>
          ))}
        </ul>
      </Section>
      <Section tone="sky" heading={journey}>
        <FeelingJourney />
      </Section>
      <CallToAction content={closing} tone="ember" edge={2} contours={4} />
    </>
  );
}
