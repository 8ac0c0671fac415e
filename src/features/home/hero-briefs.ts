import type { BriefId } from '../playable/briefs.ts';
import type { homeKind } from './words/home.ts';

type Hero = (typeof homeKind)['release']['hero'];

export interface Brief {
  screen: BriefId;
  label: string;
  name: string;
  prompt: string;
  picture: Hero['proof']['picture'];
  caption: string;
}

/** An owner's own first description has a picture of its own: no sample app belongs to it. */
const pictureOfBakery = '/illustrations/portfolio-bakery-preorder.svg';

/** Descriptions that visitors can choose and play, the first one first. */
export function heroBriefs({ proof, play }: Hero): readonly Brief[] {
  if (!play.isPlayed || proof.picture.src !== pictureOfBakery) return [];
  return [{ ...play.bakery, ...proof, screen: 'bakery' }, ...play.further];
}
