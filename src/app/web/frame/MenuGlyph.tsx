import { Glyph } from '../../../web/components/Glyph.tsx';
import { serverHtml } from '../../../web/components/server-html.ts';
import { menuGlyphs } from './menu-glyphs.ts';

type MenuGlyphProps = { to: string; className?: string | undefined };

export function MenuGlyph({ to, className }: MenuGlyphProps) {
  return (
    <Glyph
      className={className}
      {...serverHtml(import.meta.env.SSR ? `<path d="${menuGlyphs[to]}"/>` : '')}
    />
  );
}
