import { Glyph } from './Glyph.tsx';
import { serverHtml } from './server-html.ts';
import { tablerPaths } from './tabler-paths.ts';

export type StillIconName = keyof typeof tablerPaths;

/** An icon of the frame, which stands there from the server on and never changes. */
export function StillIcon({ name, size }: { name: StillIconName; size: number }) {
  return (
    <Glyph
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth="2"
      {...serverHtml(import.meta.env.SSR ? `<path d="${tablerPaths[name]}"/>` : '')}
    />
  );
}
