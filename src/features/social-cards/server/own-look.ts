import { type PublishedContent, siteIdentityOf } from '../../../server/published-content.ts';
import { accentHue } from '../../look/server/accent.ts';
import { fontPairOf } from '../../look/server/font-pairs.ts';
import { lookKind } from '../../look/server/look-kind.ts';
import type { SocialCard } from './card-words.ts';

/** Name, accent and fonts of all that the site draws in its own name. */
export function ownLook(
  content: Pick<PublishedContent, 'valueOf'>,
): Pick<SocialCard, 'brand' | 'look'> {
  const look = content.valueOf(lookKind);
  const accent = accentHue(look)[6] ?? look.accentOnLight;
  const { brand } = siteIdentityOf(content);
  return { brand, look: { accent, fonts: fontPairOf(look.fonts) } };
}
