import { paths } from '../../../shared/paths.ts';

/** Developers that a shortlist holds, and that stand side by side. One message goes to as many as stand side by side. */
export const shortlistLimits = { kept: 12, sideBySide: 3 } as const;

export const keepsOnOpening = '1';

/** Ids of the address, such as `17-3`. Each once, at most as many as a shortlist holds; other text is left out. */
export function idsIn(text: string): number[] {
  const ids = text.split('-').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, shortlistLimits.kept);
}

export function shortlistPath(ids: readonly number[]): string {
  return paths.shortlist(ids.join('-'));
}

/** Puts a developer on the shortlist of the browser that opens it. */
export function keepingPath(developerId: number): string {
  return `${shortlistPath([developerId])}?keep=${keepsOnOpening}`;
}
