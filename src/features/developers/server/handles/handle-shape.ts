/** Letters and digits that readers take for each other in common fonts (Unicode TS #39, confusables in ASCII). */
const alike: readonly [RegExp, string][] = [
  [/-/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
];

/** Returns the same text for handles that look alike. */
export function handleShape(handle: string): string {
  return alike.reduce((shape, [seen, as]) => shape.replace(seen, as), handle);
}
