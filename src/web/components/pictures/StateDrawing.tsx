import { Picture } from './Picture.tsx';

/** Drawings in `drawings/state-*.svg`, for places where nothing is found, nobody is, nothing is written … */
export type StateName =
  | 'search'
  | 'camp'
  | 'notebook'
  | 'signpost'
  | 'footprints'
  | 'mailbox'
  | 'summit'
  | 'key';

/** A drawing for a place where something is missing. */
export function StateDrawing({ name }: { name: StateName }) {
  const src = `/illustrations/state-${name}`;
  return (
    <Picture
      picture={{ src: `${src}.svg`, darkSrc: `${src}-dark.svg`, alt: '' }}
      width={320}
      height={200}
      look="plain"
    />
  );
}
