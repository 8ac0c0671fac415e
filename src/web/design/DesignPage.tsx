import type { ComponentType } from 'react';
import type { SectionHeading } from '../../shared/words/types.ts';
import { PageHero } from '../components/hero/PageHero.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Section } from '../components/sections/Section.tsx';
import { PageHead } from '../page-head.tsx';
import { ActionSamples } from './ActionSamples.tsx';
import { AdminSamples } from './AdminSamples.tsx';
import { BandSamples } from './BandSamples.tsx';
import { ChoiceSamples } from './ChoiceSamples.tsx';
import { ColorSamples } from './ColorSamples.tsx';
import { FieldSamples } from './FieldSamples.tsx';
import { HeroSamples } from './HeroSamples.tsx';
import { ListSamples } from './ListSamples.tsx';
import { PieceSamples } from './PieceSamples.tsx';
import { StateSamples } from './StateSamples.tsx';
import { headings, sampleHero, samplePicture } from './samples.ts';
import { TypeSamples } from './TypeSamples.tsx';

const subjects: readonly (readonly [SectionHeading, ComponentType])[] = [
  [headings.colors, ColorSamples],
  [headings.type, TypeSamples],
  [headings.actions, ActionSamples],
  [headings.choices, ChoiceSamples],
  [headings.pieces, PieceSamples],
  [headings.lists, ListSamples],
  [headings.fields, FieldSamples],
  [headings.states, StateSamples],
  [headings.admin, AdminSamples],
];

/** Shows every component of docs/design.md in every state. Development only: routes.tsx leaves it out of a build. */
export function Component() {
  return (
    <>
      <PageHead title={sampleHero.title} canonicalPath={null} />
      <PageHero
        hero={sampleHero}
        art={<Picture picture={samplePicture} width={900} height={600} isPriority />}
      />
      {subjects.map(([heading, Samples], index) => (
        <Section key={heading.title} heading={heading} tone={index % 2 ? 'sand' : 'paper'}>
          <Samples />
        </Section>
      ))}
      <HeroSamples />
      <BandSamples />
    </>
  );
}
