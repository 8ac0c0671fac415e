import { Time } from '../../../web/components/text/Time.tsx';
import { useIsHydrating } from '../../../web/start/use-is-hydrating.ts';
import { formatHour } from './format-hour.ts';

/** Time in UTC without scripts, else in the visitor's time zone. */
export function EntryTime({ at }: { at: Date }) {
  const zone = useIsHydrating() ? 'UTC' : undefined;
  return <Time at={at} format={(time) => formatHour(time, zone)} />;
}
