import { type ComponentType, lazy } from 'react';

/**
 * Gives a part of a page its own chunk: present on the server, loaded in a browser with its first rendering, within
 * Suspense. Its styles must belong to the page, because its HTML may be there first.
 */
export async function ownChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  return import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));
}
