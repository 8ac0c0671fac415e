import { Card } from '../../../web/components/Card.tsx';
import { CardGrid } from '../../../web/components/CardGrid.tsx';
import type { homeContent } from '../words/home.ts';
import { FeatureSymbol } from './FeatureSymbol.tsx';

type HomeFeaturesProps = { features: typeof homeContent.features.items };

/** The four ways in, each under the symbol a map would give it. */
export function HomeFeatures({ features }: HomeFeaturesProps) {
  return (
    <CardGrid columns={2} rhythm="staircase">
      {features.map((feature) => (
        <Card
          key={feature.id}
          title={feature.title}
          hue={feature.color}
          look="tinted"
          to={feature.to}
          linkLabel={feature.linkLabel}
          media={<FeatureSymbol id={feature.id} />}
        >
          <p>{feature.description}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
