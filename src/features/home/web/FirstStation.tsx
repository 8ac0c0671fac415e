import { wholeList } from '../../../shared/addresses/content-entries.ts';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { useContent, useEntry } from '../../../web/content/published-content.ts';
import type { FirstStationEntries } from '../../learning-paths/path-entries.ts';
import type { homeKind } from '../words/home.ts';

export function FirstStation() {
  const { map } = useContent<typeof homeKind>('home').hero;
  const first = useEntry<FirstStationEntries>('first-station', wholeList);
  if (!first) return null;
  return (
    <p>
      {map.first} <PageLink to={first.to}>{first.title}</PageLink>
    </p>
  );
}
