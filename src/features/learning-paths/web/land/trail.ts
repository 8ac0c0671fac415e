export interface Point {
  x: number;
  y: number;
}

/** Drawings of the land are so wide, in units of their own: markers are large enough for a finger at 390 px. */
export const landWidth = 480;

const perRow = 4;
const columns = [68, 182, 298, 412];
const firstRow = 96;
const rowHeight = 128;

const bend = 0.2;
const mostBend = 0.4;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Places of stations on a way that winds down the land, four in a row. */
export function placesOf(count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const along = index % perRow;
    const x = columns[row % 2 === 0 ? along : perRow - 1 - along] ?? 0;
    return {
      x: rounded(x + 10 * Math.sin(index * 2.1 + 1)),
      y: rounded(firstRow + row * rowHeight + 26 * Math.sin(index * 1.7 + 0.6)),
    };
  });
}

export const heightFor = (count: number) =>
  2 * firstRow + (Math.ceil(count / perRow) - 1) * rowHeight;

/** Ways from each point to the next, which together are one smooth line (Catmull-Rom). */
export function legsOf(points: readonly Point[]): readonly string[] {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 };
  return points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const reach = mostBend * Math.hypot(end.x - start.x, end.y - start.y);
    const control = (by: Point, from: Point, to: Point, sign: number) => {
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      // A long leg beside a short one would swing beyond its ends.
      const share = sign * Math.min(bend, reach / length);
      return `${rounded(by.x + share * (to.x - from.x))} ${rounded(by.y + share * (to.y - from.y))}`;
    };
    const [first, second] = [control(start, before, end, 1), control(end, start, after, -1)];
    return `M${start.x} ${start.y}C${first} ${second} ${end.x} ${end.y}`;
  });
}

const sides = 8;

/** A closed line as contours of a map have it. */
function ringOf({ x, y }: Point, radius: number, turn: number): string {
  const corners = Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * 2 * Math.PI;
    const swell = 1 + 0.18 * Math.sin(2 * angle + turn) + 0.1 * Math.sin(3 * angle - turn);
    return {
      x: x + 1.45 * radius * swell * Math.cos(angle),
      y: y + radius * swell * Math.sin(angle),
    };
  });
  const middle = (index: number) => {
    const [one, other] = [corners[index % sides], corners[(index + 1) % sides]];
    return `${Math.round(((one?.x ?? 0) + (other?.x ?? 0)) / 2)} ${Math.round(((one?.y ?? 0) + (other?.y ?? 0)) / 2)}`;
  };
  const bends = corners.map(
    (corner, index) => `Q${Math.round(corner.x)} ${Math.round(corner.y)} ${middle(index)}`,
  );
  return `M${middle(sides - 1)}${bends.join('')}Z`;
}

/** Contour lines of a hill, from its foot to its top. */
export function hillOf(top: Point, radius: number, lines: number, turn: number): string {
  return Array.from({ length: lines }, (_, index) =>
    ringOf(top, radius * (1 - index / (lines + 0.6)), turn + index * 0.12),
  ).join('');
}
