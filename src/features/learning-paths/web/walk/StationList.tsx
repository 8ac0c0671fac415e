import { Box, Stack, Text, Title } from '@mantine/core';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Columns } from '../../../../web/components/sections/Columns.tsx';
import { CheckField } from '../../../../web/forms/CheckField.tsx';
import { accessibleName } from '../../../../web/start/accessible-name.ts';
import type { PathEntry, ShownStation } from '../../path-entries.ts';
import { isWalked, withMark } from '../../path-progress.ts';
import { stationId } from '../../station-id.ts';
import { pathWords as words } from '../../words/path-words.ts';
import { Check } from './Check.tsx';
import type { KeptProgress } from './use-progress.ts';

interface StationListProps {
  entry: Pick<PathEntry, 'slug' | 'stations'>;
  kept: KeptProgress;
}

/** Paper has room for three columns, a tablet for two. */
const narrowestColumn = '20rem';

/** The stations of a path in their order, each with its mark. */
export function StationList({ entry: { slug, stations }, kept }: StationListProps) {
  const { progress, isKnown, change } = kept;
  return (
    <Box component="ol" className="ruled" style={{ columns: narrowestColumn }} data-closed>
      {stations.map((station, index) => {
        const place = { path: slug, number: station.number };
        return (
          <Box
            key={station.number}
            component="li"
            id={stationId(station.number)}
            style={{ breakInside: 'avoid' }}
          >
            <Columns widths="1fr auto" from="xs" gap="0" align="start" py="sm">
              <Stack gap="xxs" align="flex-start">
                <StationWords
                  station={station}
                  place={index + 1}
                  onOpen={() => change((before) => ({ ...before, opened: place }))}
                />
                {station.questions.length > 0 ? (
                  <Check
                    station={station}
                    isKnown={isKnown}
                    onAnswered={() => change((before) => withMark(before, place, true))}
                  />
                ) : null}
              </Stack>
              <div className="needs-scripts screen-only">
                <CheckField
                  label={words.done}
                  aria-label={accessibleName(words.done, station.title)}
                  checked={isWalked(progress, place)}
                  onChange={({ currentTarget: { checked } }) =>
                    change((before) => withMark(before, place, checked))
                  }
                />
              </div>
            </Columns>
          </Box>
        );
      })}
    </Box>
  );
}

interface StationWordsProps {
  station: ShownStation;
  place: number;
  onOpen: () => void;
}

function StationWords({ station, place, onOpen }: StationWordsProps) {
  const { kind, title, to, why, minutes } = station;
  return (
    <>
      <Text c="dimmed" fz="sm">
        {[place, words.kinds[kind], words.time(minutes)].join(' · ')}
      </Text>
      <Title order={2} fz="lg">
        {kind === 'check' ? (
          title
        ) : (
          <TallLink to={to} onClick={onOpen}>
            {title}
          </TallLink>
        )}
      </Title>
      <Text maw="var(--site-measure)">{why}</Text>
    </>
  );
}
