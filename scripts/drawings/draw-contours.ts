/**
 * Draws public/contours/{1..6}.svg: contour lines of a made-up terrain, which tiles without a seam. The files serve
 * as masks, so their color does not matter. Run `npx tsx scripts/drawings/draw-contours.ts` after a change.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

type Point = readonly [x: number, y: number];
type Edge = 0 | 1 | 2 | 3;
/** Sizes in pixels. `hills` counts hills across and down; whole numbers let the terrain tile. */
type Terrain = { seed: number; width: number; height: number; levels: number; hills: Point };

const cellSize = 16;

function lattice(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 1, 1274126177);
  bits = Math.imul(bits ^ (bits >>> 13), 1103515245);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}

/** Gradient noise from about -0.7 to 0.7, which repeats after `across` and `down` units. */
function noise(x: number, y: number, seed: number, [across, down]: Point): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const slope = (column: number, row: number) => {
    const angle = lattice(column % across, row % down, seed) * 2 * Math.PI;
    return Math.cos(angle) * (x - column) + Math.sin(angle) * (y - row);
  };
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  const u = ease(x - left);
  const v = ease(y - top);
  const upper = slope(left, top) * (1 - u) + slope(left + 1, top) * u;
  const lower = slope(left, top + 1) * (1 - u) + slope(left + 1, top + 1) * u;
  return upper * (1 - v) + lower * v;
}

/**
 * Crossed edges of a cell by its corners above the line (bits: nw, ne, se, sw). Edges: 0 top, 1 right, 2 bottom, 3
 * left.
 */
const segmentsByCorners: readonly (readonly (readonly [Edge, Edge])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [[0, 3]],
  [],
];

/** Finds the crossings of one height with the grid, and which of them are joined (marching squares). */
function traceLevel(
  elevation: (column: number, row: number) => number,
  size: Point,
  level: number,
) {
  const points = new Map<string, Point>();
  const joined = new Map<string, string[]>();
  const crossing = (column: number, row: number, isVertical: boolean): string => {
    const key = `${isVertical ? 'v' : 'h'}${column},${row}`;
    const from = elevation(column, row);
    const to = isVertical ? elevation(column, row + 1) : elevation(column + 1, row);
    const t = (level - from) / (to - from);
    points.set(key, isVertical ? [column, row + t] : [column + t, row]);
    return key;
  };
  for (let row = 0; row < size[1]; row++) {
    for (let column = 0; column < size[0]; column++) {
      const edges = [
        () => crossing(column, row, false),
        () => crossing(column + 1, row, true),
        () => crossing(column, row + 1, false),
        () => crossing(column, row, true),
      ] as const;
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const;
      const code = corners.reduce(
        (sum, [dx, dy], bit) => sum + (elevation(column + dx, row + dy) > level ? 2 ** bit : 0),
        0,
      );
      for (const [from, to] of segmentsByCorners[code] ?? []) {
        const a = edges[from]();
        const b = edges[to]();
        joined.set(a, [...(joined.get(a) ?? []), b]);
        joined.set(b, [...(joined.get(b) ?? []), a]);
      }
    }
  }
  return { points, joined };
}

function linePaths({ points, joined }: ReturnType<typeof traceLevel>): string {
  const visited = new Set<string>();
  const paths: string[] = [];
  const follow = (start: string, isClosed: boolean) => {
    const line: Point[] = [];
    for (let key: string | undefined = start; key; ) {
      visited.add(key);
      const [x, y] = points.get(key) ?? [0, 0];
      line.push([Math.round(x * cellSize), Math.round(y * cellSize)]);
      key = joined.get(key)?.find((next) => !visited.has(next));
    }
    const sparse = line.filter((_, index) => index % 2 === 0 || index === line.length - 1);
    // A short open line continues in the next tile.
    if (sparse.length > 4 || !isClosed) paths.push(smoothPath(sparse, isClosed));
  };
  for (const [key, next] of joined) if (next.length === 1 && !visited.has(key)) follow(key, false);
  for (const key of joined.keys()) if (!visited.has(key)) follow(key, true);
  return paths.join('');
}

/** Writes quadratic curves in relative coordinates, because they are shorter. */
function smoothPath(line: readonly Point[], isClosed: boolean): string {
  const at = (index: number): Point => line[index % line.length] ?? [0, 0];
  const middle = (index: number): Point => {
    const [a, b] = [at(index), at(index + 1)];
    return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  };
  const start = isClosed ? middle(line.length - 1) : at(0);
  let pen = start;
  let path = `M${start.join(' ')}`;
  const last = isClosed ? line.length : line.length - 1;
  for (let index = isClosed ? 0 : Math.min(1, last - 1); index < last; index++) {
    const end = !isClosed && index === last - 1 ? at(last) : middle(index);
    const numbers = [at(index), end].flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
    path += `q${numbers.join(' ').replaceAll(' -', '-')}`;
    pen = end;
  }
  return isClosed ? `${path}z` : path;
}

function draw({ seed, width, height, levels, hills }: Terrain): string {
  const [across, down] = hills;
  const columns = Math.ceil(width / cellSize);
  const rows = Math.ceil(height / cellSize);
  const cache = new Map<number, number>();
  const elevation = (column: number, row: number): number => {
    const key = row * (columns + 2) + column;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const [x, y] = [(column * cellSize * across) / width, (row * cellSize * down) / height];
    const value =
      noise(x, y, seed, hills) + 0.28 * noise(x * 2, y * 2, seed + 50, [across * 2, down * 2]);
    cache.set(key, value);
    return value;
  };
  const lines = Array.from({ length: levels }, (_, index) => {
    const level = -0.5 + (1.05 * (index + 0.5)) / levels;
    return linePaths(traceLevel(elevation, [columns, rows], level));
  });
  const indexLines = lines.filter((_, index) => index % 5 === 2).join('');
  const otherLines = lines.filter((_, index) => index % 5 !== 2).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="#000" stroke-linecap="square"><path stroke-width="1.1" opacity=".8" d="${otherLines}"/><path stroke-width="2.2" d="${indexLines}"/></svg>\n`;
}

mkdirSync('public/contours', { recursive: true });
[3, 11, 19, 27, 42, 58].forEach((seed, index) => {
  const svg = draw({ seed, width: 1280, height: 800, levels: 15, hills: [3, 2] });
  writeFileSync(`public/contours/${index + 1}.svg`, svg);
});
