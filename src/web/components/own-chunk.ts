import { type ComponentType, lazy } from 'react';

/**
 * A part of a page with a chunk of its own: at hand on the server, loaded in a browser when it is first drawn, within Suspense.
 * Its styles have to belong to the page, since its HTML may be there before it.
 */
export async function ownChunk(load: () => Promise<ComponentType>): Promise<ComponentType> {
  return import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));
}
