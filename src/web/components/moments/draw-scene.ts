import { siteSizes } from '../../theme/scale.ts';

/** The last part begins then, and takes `partMs`. */
const lastBeginsMs = 450;
const partMs = 420;

const appears: Keyframe[] = [
  { opacity: 0, transform: 'translateY(8px)' },
  { opacity: 1, transform: 'none' },
];

const uncovers = (clipPath: string): Keyframe[] => [{ clipPath }, { clipPath: 'inset(-20px)' }];

function framesOf(part: Element): Keyframe[] {
  switch (part.getAttribute('data-draws')) {
    case 'line':
      return [1, 0].map((strokeDashoffset) => ({ strokeDasharray: '1', strokeDashoffset }));
    case 'flag':
      return [
        { transformBox: 'fill-box', transform: 'scaleX(0)' },
        { transformBox: 'fill-box', transform: 'none' },
      ];
    // A dotted line cannot be drawn by its dashes.
    case 'way':
      return uncovers('inset(-20px 100% -20px -20px)');
    case 'way-back':
      return uncovers('inset(-20px -20px -20px 100%)');
    case 'rise':
      return [{ transform: 'translateY(36px)' }, { transform: 'none' }];
    default:
      return appears;
  }
}

/** Used as a `ref`. Draws the scene once, part by part; it is still where less motion is wanted. */
export function drawScene(scene: SVGSVGElement | null): void {
  if (!scene || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const parts = [...scene.children];
  for (const [place, part] of parts.entries()) {
    part.animate(framesOf(part), {
      duration: partMs,
      delay: (lastBeginsMs * place) / Math.max(parts.length - 1, 1),
      easing: siteSizes.ease,
      fill: 'backwards',
    });
  }
}
