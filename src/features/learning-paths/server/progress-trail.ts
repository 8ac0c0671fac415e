import { schemeColors } from '../../../shared/look/palette.ts';
import { cardSize } from '../../social-cards/server/card-look.ts';

const { text: ink, bg: paper, accent } = schemeColors.light;
const margin = 84;
/** Between the title of a card and the name of the site. */
const middle = 452;
const swing = 26;
const gap = 26;

/** Draws the way of a progress over a card: a stretch for each path, and a mark for each station. */
export function progressTrail(marks: readonly (readonly boolean[])[]): string {
  const stations = marks.flat();
  const width = cardSize.width - 2 * margin - gap * Math.max(0, marks.length - 1);
  const step = width / Math.max(1, stations.length - 1);
  const points = marks.flatMap((path, place) => path.map((isDone) => ({ isDone, place })));
  const placed = points.map(({ isDone, place }, index) => {
    const x = margin + index * step + place * gap;
    return { isDone, x, y: middle + swing * Math.sin((x / cardSize.width) * 4 * Math.PI) };
  });
  const line = placed.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const walked = placed
    .slice(1)
    .flatMap(({ x, y, isDone }, index) => {
      const before = placed[index];
      return isDone && before?.isDone ? [`M${before.x} ${before.y}L${x} ${y}`] : [];
    })
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<g fill="none" stroke="${accent}" stroke-width="5" stroke-linecap="round">`,
    `<path d="M${line}" stroke-dasharray="0.1 11"/><path d="${walked}"/></g>`,
    ...placed.map(
      ({ x, y, isDone }) =>
        `<circle cx="${x}" cy="${y}" r="8" fill="${isDone ? ink : paper}" stroke="${ink}" stroke-width="2.5"/>`,
    ),
    '</svg>',
  ].join('');
}
