import { Button, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { wholeList } from '../../../shared/addresses/content-entries.ts';
import { paths } from '../../../shared/paths.ts';
import { CompactHero } from '../../../web/components/hero/CompactHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { TallLink } from '../../../web/components/links/TallLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Ending } from '../../../web/components/sections/Ending.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent, useEntry } from '../../../web/content/published-content.ts';
import type { MapEntries, NamedPath } from '../path-entries.ts';
import { nextIn, walkedIn } from '../path-progress.ts';
import type { mapPageKind } from '../words/map-page.ts';
import { pathWords as words } from '../words/path-words.ts';
import { WholeLand } from './land/WholeLand.tsx';
import { MapHead } from './MapHead.tsx';
import { type KeptProgress, useProgress } from './walk/use-progress.ts';

/** Separate chunks: few readers of a first visit have a progress to carry. */
const Carry = lazy(async () => ({ default: (await import('./carry/Carry.tsx')).Carry }));
const CodeOffer = lazy(async () => ({
  default: (await import('./carry/CodeOffer.tsx')).CodeOffer,
}));

export function Component() {
  const { hero, begins, ends, sheet, carry, closing } = useContent<typeof mapPageKind>('map-page');
  const named = useEntry<MapEntries>('map', wholeList)?.paths ?? [];
  const [searchParams, setSearchParams] = useSearchParams();
  const code = searchParams.get('progress');
  const kept = useProgress(named);
  const [isCarrying, setIsCarrying] = useState(false);
  return (
    <>
      <MapHead named={named} code={code} />
      <CompactHero hero={hero} contours={2}>
        <Onward named={named} kept={kept} />
      </CompactHero>
      <div data-dense="">
        <Section heading={sheet} layout="row">
          <Stack gap="lg">
            {kept.isKnown && code !== null ? (
              <Suspense fallback={null}>
                <CodeOffer
                  code={code}
                  paths={named}
                  kept={kept}
                  onDecided={() => setSearchParams({}, { replace: true, preventScrollReset: true })}
                />
              </Suspense>
            ) : null}
            <Columns widths="5fr 6fr" from="xs" align="start">
              <WholeLand named={named} progress={kept.progress} ends={{ from: begins, to: ends }} />
              <PathList named={named} kept={kept} />
            </Columns>
          </Stack>
        </Section>
      </div>
      <div className="needs-scripts screen-only">
        <Section heading={carry} layout="split" tone="sand">
          {isCarrying ? (
            <Suspense fallback={null}>
              <Carry named={named} kept={kept} />
            </Suspense>
          ) : (
            <Button variant="default" onClick={() => setIsCarrying(true)}>
              {words.carry.open}
            </Button>
          )}
        </Section>
      </div>
      <Ending content={closing} contours={2} />
    </>
  );
}

interface PathsProps {
  named: readonly NamedPath[];
  kept: KeptProgress;
}

function Onward({ named, kept: { progress, change } }: PathsProps) {
  const next = nextIn(progress, named);
  const hasStations = named.some(({ stations }) => stations.length > 0);
  if (!next) return hasStations ? <Text fw={600}>{words.allWalked}</Text> : null;
  const { path, number, title, to } = next;
  const hasBegun = named.some((one) => walkedIn(progress, one).length > 0);
  return (
    <div className="screen-only">
      <ButtonLink
        to={to}
        onClick={() => change((before) => ({ ...before, opened: { path, number } }))}
      >
        {hasBegun ? words.next(title) : words.first(title)}
      </ButtonLink>
    </div>
  );
}

function PathList({ named, kept: { progress } }: PathsProps) {
  return (
    <Stack component="ol" className="ruled" gap={0} data-closed>
      {named.map((path, index) => {
        const { slug, name, goal, forWhom, minutes, stations } = path;
        const walked = walkedIn(progress, path).length;
        return (
          <Stack key={slug} component="li" gap="xxs" py="md" align="flex-start">
            <Text c="dimmed" fz="sm">
              {[words.place(index + 1), words.stations(stations.length), words.time(minutes)].join(
                ' · ',
              )}
            </Text>
            <Title order={3}>
              <TallLink to={paths.learningPath(slug)}>{name}</TallLink>
            </Title>
            <Text maw="var(--site-measure)">{goal}</Text>
            <Text c="dimmed" maw="var(--site-measure)">
              {words.forWhom} {forWhom}
            </Text>
            {walked > 0 ? (
              <Text fw={600} c="var(--site-cool-text)">
                {words.walked(walked, stations.length)}
              </Text>
            ) : null}
          </Stack>
        );
      })}
    </Stack>
  );
}
