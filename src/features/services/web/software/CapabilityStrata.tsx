import { Title } from '@mantine/core';
import type { ColorToken } from '../../../../shared/words/types.ts';
import { Columns } from '../../../../web/components/Columns.tsx';
import { serviceSoftwareContent } from '../../words/service-software.ts';
import classes from './CapabilityStrata.module.css';

/** From the surface down; each is a hue and the upper edge of its layer in 1200 × 60 units. */
const layers: readonly { hue: ColorToken; edge: string }[] = [
  { hue: 'moss', edge: 'M0 44c120-30 240-40 380-16s240 22 380-8 300-12 440 12v28H0z' },
  { hue: 'sand', edge: 'M0 20c160 26 280 30 420 6s260-24 400 4 260 18 380-14v44H0z' },
  { hue: 'ember', edge: 'M0 34c140-26 300-24 440 2s300 14 420-12 220-8 340 10v26H0z' },
  { hue: 'lagoon', edge: 'M0 14c180 30 320 34 480 10s280-22 420 6 200 20 300 0v30H0z' },
];

/** What a system stands on, drawn as the layers of the ground under it. */
export function CapabilityStrata() {
  return (
    <ul className={classes.strata}>
      {serviceSoftwareContent.capabilities.items.map((capability, index) => {
        const layer = layers[index % layers.length];
        return (
          <li key={capability.title} className={classes.layer} data-hue={layer?.hue}>
            <svg
              aria-hidden="true"
              className={classes.edge}
              viewBox="0 0 1200 60"
              preserveAspectRatio="none"
              focusable="false"
            >
              <path d={layer?.edge} />
            </svg>
            <Columns widths="6fr 5fr" gap="xs" columnGap="3xl" align="baseline">
              <Title order={3} fz="2xl">
                {capability.title}
              </Title>
              <p>{capability.description}</p>
            </Columns>
          </li>
        );
      })}
    </ul>
  );
}
