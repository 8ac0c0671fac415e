import { serverHtml } from '../server-html.ts';
import { Glyph } from './Glyph.tsx';

export type StillIconName = keyof typeof tablerPaths;

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

/** Icons as Tabler draws them (MIT), in 24 × 24 units. */
const tablerPaths = {
  x: 'M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768M13.228 10.772 20 4',
  github:
    'M9 19c-4.3 1.4-4.3-2.5-6-3m12 5v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12.3 12.3 0 0 0-6.2 0C6.5 2.8 5.4 3.1 5.4 3.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 9.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V21',
  linkedin:
    'M8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z',
  youtube: 'M6 4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
  moon: 'M12 3h.393a7.5 7.5 0 0 0 7.92 12.446 9 9 0 1 1-8.313-12.454z',
  sun: 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M3 12h1m8-9v1m8 8h1m-9 8v1M5.6 5.6l.7.7m12.1-.7-.7.7m0 11.4.7.7m-12.1-.7-.7.7',
  search: 'M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0M21 21l-6-6',
  message:
    'M3 20l1.3-3.9C1.976 12.663 2.874 8.228 6.4 5.726c3.526-2.501 8.59-2.296 11.845.48 3.255 2.777 3.695 7.266 1.029 10.501-2.666 3.235-7.615 4.215-11.574 2.293z',
  close: 'M18 6 6 18M6 6l12 12',
} as const;
