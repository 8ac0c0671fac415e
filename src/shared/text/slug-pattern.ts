// Apart from the schemas: pages read slugs from their addresses, and the library of the schemas is no part of a first load.

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** In characters. */
export const maxSlugLength = 120;

/** The slug that a parameter of an address holds; undefined for anything else. */
export function readSlug(value: string | null): string | undefined {
  return value && value.length <= maxSlugLength && slugPattern.test(value) ? value : undefined;
}
