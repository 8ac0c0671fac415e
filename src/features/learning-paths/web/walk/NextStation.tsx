import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import type { PathEntry, ShownStation } from '../../path-entries.ts';
import { isWalked, withMark } from '../../path-progress.ts';
import { stationId } from '../../station-id.ts';
import { pathWords as words } from '../../words/path-words.ts';
import type { KeptProgress } from './use-progress.ts';

interface NextStationProps {
  entry: Pick<PathEntry, 'slug' | 'stations' | 'after'>;
  kept: KeptProgress;
}

/** A check is on this page. */
const placeOnPage = ({ kind, number, to }: ShownStation) =>
  kind === 'check' ? `#${stationId(number)}` : to;

/** Leads on: asks about the station that was opened, and names the one that follows. */
export function NextStation({ entry: { slug, stations, after }, kept }: NextStationProps) {
  const { progress, change } = kept;
  const [marked, setMarked] = useState<ShownStation | null>(null);
  const placeOf = ({ number }: ShownStation) => ({ path: slug, number });
  const left = stations.filter((one) => !isWalked(progress, placeOf(one)));
  const { opened } = progress;
  const asked = left.find(({ number }) => opened?.path === slug && opened.number === number);
  const next = left.find((one) => one !== asked);
  const mark = (station: ShownStation) => {
    change((before) => withMark(before, placeOf(station), true));
    setMarked(station);
  };
  const goOn = () => {
    if (asked) mark(asked);
    if (next) change((before) => ({ ...before, opened: placeOf(next) }));
  };
  const hasBegun = left.length < stations.length || asked !== undefined;
  return (
    <Stack gap="xs" className="screen-only" align="flex-start">
      {asked ? <Text fw={600}>{words.isDone(asked.title)}</Text> : null}
      {left.length === 0 && hasBegun ? <Text fw={600}>{words.allWalked}</Text> : null}
      <Group gap="xs">
        {next ? (
          <ButtonLink to={placeOnPage(next)} onClick={goOn}>
            {hasBegun ? words.next(next.title) : words.first(next.title)}
          </ButtonLink>
        ) : null}
        {asked ? (
          <Button variant={next ? 'default' : 'filled'} onClick={() => mark(asked)}>
            {words.markDone}
          </Button>
        ) : null}
        {left.length === 0 && after ? (
          <ButtonLink to={paths.learningPath(after.slug)}>{words.onward(after.name)}</ButtonLink>
        ) : null}
        <Group role="status" gap="xs">
          {marked && isWalked(progress, placeOf(marked)) ? (
            <>
              <Text fz="sm">{words.marked(marked.title)}</Text>
              <Button
                variant="subtle"
                size="sm"
                onClick={() => {
                  change((before) => withMark(before, placeOf(marked), false));
                  setMarked(null);
                }}
              >
                {words.undo}
              </Button>
            </>
          ) : null}
        </Group>
      </Group>
    </Stack>
  );
}
