import { maxStations, pathSlugs } from './path-slugs.ts';

/** Numbers of the walked stations, by the slug of their path. */
export type Walked = Readonly<Partial<Record<string, readonly number[]>>>;

/** Without I, L, O and U, which are read as other signs. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsPerSign = 5;
const version = 1;
const bodyLength = Math.ceil((pathSlugs.length * maxStations) / bitsPerSign);
const checkLength = 2;
const groupLength = 4;
/** A prime above every product of a sign and its place, so that each wrong or swapped sign is found. */
const checkPrime = 1_021;

function checkOf(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value, place) => total + value * (place + 1), 0) % checkPrime;
  return [Math.floor(sum / signs.length), sum % signs.length];
}

/** Sixteen signs in four groups, which hold the walked stations of all paths. */
export function codeOfProgress(walked: Walked): string {
  const body = Array.from({ length: bodyLength }, () => 0);
  pathSlugs.forEach((slug, path) => {
    for (const number of walked[slug] ?? []) {
      if (number < 1 || number > maxStations) continue;
      const bit = path * maxStations + number - 1;
      const place = Math.floor(bit / bitsPerSign);
      body[place] = (body[place] ?? 0) | (1 << (bit % bitsPerSign));
    }
  });
  const values = [version, ...body];
  const code = [...values, ...checkOf(values)].map((value) => signs[value]).join('');
  return code.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? code;
}

/** Reads a code as people type it. Null for a wrong one. */
export function progressOfCode(text: string): Walked | null {
  const tidied = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const all = Array.from(tidied, (sign) => signs.indexOf(sign));
  if (all.length !== 1 + bodyLength + checkLength || all.includes(-1)) return null;
  const values = all.slice(0, -checkLength);
  if (values[0] !== version || checkOf(values).join() !== all.slice(-checkLength).join())
    return null;
  const body = values.slice(1);
  const has = (bit: number) =>
    (((body[Math.floor(bit / bitsPerSign)] ?? 0) >> (bit % bitsPerSign)) & 1) === 1;
  const numbers = Array.from({ length: maxStations }, (_, index) => index + 1);
  return Object.fromEntries(
    pathSlugs.map((slug, path) => [
      slug,
      numbers.filter((number) => has(path * maxStations + number - 1)),
    ]),
  );
}
