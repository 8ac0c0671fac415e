import type { MenuGroup } from './navigation.ts';

/** Returns the path itself for a page that no menu names. */
export function menuLabel({ groups }: { groups: readonly MenuGroup[] }, path: string): string {
  const links = groups.flatMap((group) => [...group.links]);
  return links.find(({ to }) => to === path)?.label ?? path;
}
