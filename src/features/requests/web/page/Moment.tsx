import { Time } from '../../../../web/components/text/Time.tsx';
import { useIsHydrating } from '../../../../web/start/use-is-hydrating.ts';
import { formatHour } from '../format-hour.ts';

/** A moment with its day and hour: without scripts in UTC, with them in the visitor's own zone. */
export function Moment({ at }: { at: Date }) {
  const zone = useIsHydrating() ? 'UTC' : undefined;
  return <Time at={at} format={(time) => formatHour(time, zone)} />;
}
