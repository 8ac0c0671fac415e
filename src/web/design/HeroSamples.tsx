import { Paper } from '@mantine/core';
import { useState } from 'react';
import { CompactHero } from '../components/hero/CompactHero.tsx';
import { SplitHero } from '../components/hero/SplitHero.tsx';
import { Section } from '../components/sections/Section.tsx';
import { FilterButtons } from '../components/tabs/FilterButtons.tsx';
import { ScrollRow } from '../components/tabs/ScrollRow.tsx';
import { StickyBar } from '../components/tabs/StickyBar.tsx';
import { filters, heroes, words } from './samples.ts';

const piece = (
  <Paper p="xl" withBorder>
    {words.longer}
  </Paper>
);

export function HeroSamples() {
  const [filter, setFilter] = useState<string | null>(null);
  return (
    <>
      <CompactHero hero={heroes.compact} contours={2}>
        <ScrollRow>
          {[words.short, words.choice, words.otherChoice].map((one) => (
            <span key={one}>{one}</span>
          ))}
        </ScrollRow>
      </CompactHero>
      <div>
        <StickyBar>
          <FilterButtons
            label={words.stickyFilters}
            options={filters}
            selected={filter}
            onSelect={setFilter}
          />
        </StickyBar>
        <Section label={words.sticky}>
          <p>{words.longer}</p>
        </Section>
      </div>
      <SplitHero hero={heroes.split} contours={5} piece={piece}>
        <p>{words.longer}</p>
      </SplitHero>
      <SplitHero hero={heroes.splitLeft} tone="sky" side="left" piece={piece} />
    </>
  );
}
