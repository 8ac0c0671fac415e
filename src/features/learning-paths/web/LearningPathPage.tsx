import { Box } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { EntryHero } from '../../../web/components/hero/EntryHero.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent, useEntry } from '../../../web/content/published-content.ts';
import { NotFound } from '../../../web/error/NotFound.tsx';
import type { PathEntries, PathEntry } from '../path-entries.ts';
import { nextIn } from '../path-progress.ts';
import type { mapPageKind } from '../words/map-page.ts';
import { pathWords as words } from '../words/path-words.ts';
import { PathLand } from './land/PathLand.tsx';
import { PathHead } from './PathHead.tsx';
import { NextStation } from './walk/NextStation.tsx';
import { StationList } from './walk/StationList.tsx';
import { useProgress } from './walk/use-progress.ts';

export function Component() {
  const { slug } = useParams();
  const entry = useEntry<PathEntries>('learning-path', slug);
  return entry ? <Path key={entry.slug} entry={entry} /> : <NotFound />;
}

function Path({ entry }: { entry: PathEntry }) {
  const { path, closing } = useContent<typeof mapPageKind>('map-page');
  const { slug, name, goal, place, minutes, stations, after } = entry;
  const kept = useProgress(after ? [entry, after] : [entry]);
  const facts = [words.place(place), words.stations(stations.length), words.time(minutes)];
  return (
    <>
      <PathHead entry={entry} />
      <div data-dense="">
        <EntryHero back={path.back} eyebrow={facts.join(' · ')} title={name} text={goal}>
          <NextStation entry={entry} kept={kept} />
        </EntryHero>
        {stations.length > 0 ? (
          <Section label={path.stations}>
            <Columns widths="5fr 6fr" align="start">
              <Box pos="sticky" top="calc(var(--site-header-height) + var(--mantine-spacing-md))">
                <PathLand
                  {...{ slug, place, stations, progress: kept.progress }}
                  next={kept.isKnown ? (nextIn(kept.progress, [entry])?.number ?? null) : null}
                />
              </Box>
              <StationList entry={entry} kept={kept} />
            </Columns>
          </Section>
        ) : null}
      </div>
      <Ending content={closing} contours={2} />
    </>
  );
}
