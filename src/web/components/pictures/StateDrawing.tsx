import { Picture } from './Picture.tsx';

export type StateName =
  | 'search'
  | 'camp'
  | 'notebook'
  | 'signpost'
  | 'footprints'
  | 'mailbox'
  | 'summit'
  | 'key';

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
