import { useEffect, useState } from 'react';
import { ownChunk } from '../../../web/components/own-chunk.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { ServerDrawn } from '../../../web/components/ServerDrawn.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { readLocal, writeLocal } from '../../../web/local-store.ts';
import {
  type NextStation,
  nextStationOf,
  progressName,
} from '../../learning-paths/next-station.ts';
import type { homeKind } from '../words/home.ts';

const FirstStation = await ownChunk(async () => (await import('./FirstStation.tsx')).FirstStation);

/** Leads to the first station of the map, or to the next one of a reader who is on the way. */
export function MapLink() {
  const { map } = useContent<typeof homeKind>('home').hero;
  const [next, setNext] = useState<NextStation | null>(null);
  // The server's HTML is the same for everybody.
  useEffect(() => setNext(nextStationOf(readLocal(progressName))), []);
  if (!next) return <ServerDrawn id="first-station" part={FirstStation} />;
  const { path, number } = next;
  const open = () => {
    const stored = readLocal(progressName);
    writeLocal(progressName, { ...Object(stored), opened: { path, number } });
  };
  return (
    <p>
      {map.next}{' '}
      <PageLink to={next.to} onClick={open}>
        {next.title}
      </PageLink>
    </p>
  );
}
