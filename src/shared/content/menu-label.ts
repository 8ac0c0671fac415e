import type { MenuGroup } from './navigation.ts';

interface Menu {
  groups: readonly MenuGroup[];
  topLevel: MenuGroup['links'];
}

/** Returns the path itself for a page that no menu names. */
export function menuLabel({ groups, topLevel }: Menu, path: string): string {
  const links = [...topLevel, ...groups.flatMap((group) => group.links)];
  return links.find(({ to }) => to === path)?.label ?? path;
}
