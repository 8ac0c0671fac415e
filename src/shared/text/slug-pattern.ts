// Separate from the schemas: pages read slugs from their addresses, and a first load must not contain the schema library.

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const maxSlugLength = 120;

export function readSlug(value: string | null): string | undefined {
  return value && value.length <= maxSlugLength && slugPattern.test(value) ? value : undefined;
}
