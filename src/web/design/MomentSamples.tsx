import { Text } from '@mantine/core';
import { paths } from '../../shared/paths.ts';
import type { ColorToken } from '../../shared/words/types.ts';
import { ButtonLink } from '../components/links/ButtonLink.tsx';
import { Moment } from '../components/moments/Moment.tsx';
import type { SceneName } from '../components/moments/scene-name.ts';
import { Specimen } from './Specimen.tsx';
import { words } from './samples.ts';

const moments: readonly (readonly [SceneName, ColorToken])[] = [
  ['sent', 'sky'],
  ['booked', 'sky'],
  ['quoted', 'sand'],
  ['accepted', 'lagoon'],
  ['joined', 'ember'],
  ['verified', 'moss'],
  ['published', 'ember'],
  ['ready', 'ember'],
];

export function MomentSamples() {
  return (
    <Specimen name="Moment">
      {moments.map(([scene, hue]) => (
        <Moment
          key={scene}
          scene={scene}
          hue={hue}
          title={<Text fw={600}>{words.short}</Text>}
          next={<ButtonLink to={paths.design}>{words.hover}</ButtonLink>}
        >
          {words.longer}
        </Moment>
      ))}
    </Specimen>
  );
}
