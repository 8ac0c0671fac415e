import SuperJSON from 'superjson';
import { describe, expect, it } from 'vitest';
import { contentKinds } from '../../../src/app/content-kinds.ts';
import { kindsOfEntries } from '../../../src/app/server/content/read-entry.ts';
import { sitePages } from '../../../src/app/server/pages.ts';
import { pageRoutes } from '../../../src/app/web/routes.tsx';
import { entryName, wholeList } from '../../../src/shared/addresses/content-entries.ts';
import { schemaOfFields } from '../../../src/shared/content/content-schema.ts';
import { fitted } from '../../../src/shared/content/fitted.ts';
import { drawnContent, frameContent } from '../../../src/web/content/published-content.ts';

const names = contentKinds.map(({ name }) => name);

describe('kinds of content', () => {
  it.each(contentKinds.map((kind) => [kind.name, kind] as const))(
    'the release of %s can be saved as it is, and is JSON',
    (_name, { fields, release }) => {
      expect(schemaOfFields(fields).safeParse(release).error).toBeUndefined();
      expect(JSON.parse(JSON.stringify(release))).toEqual(release);
      expect(JSON.stringify(fitted(fields, release, {}))).toBe(JSON.stringify(release));
      // The wire to its form refuses some names of fields.
      expect(SuperJSON.parse(SuperJSON.stringify({ fields, release }))).toEqual({
        fields,
        release,
      });
    },
  );

  it('have names of their own, and those that pages name exist', () => {
    expect(new Set(names).size).toBe(names.length);
    const named = pageRoutes.flatMap(({ handle }) => handle.content ?? []);
    const known = [...names, ...[...kindsOfEntries.keys()].map((one) => entryName(one, wholeList))];
    for (const name of [...named, ...frameContent, ...drawnContent]) expect(known).toContain(name);
  });

  it('stand on pages that exist, or on all', () => {
    const listed = sitePages.listed({ valueOf: ({ release }) => release });
    const known = [...listed.map(({ path }) => path), '/404'];
    for (const { places } of contentKinds) {
      for (const { path } of places) expect(known).toContain(path.split('?')[0]);
    }
  });

  it('cover every public page', () => {
    const shown = contentKinds.flatMap(({ places }) => places.map(({ path }) => path));
    for (const path of sitePages.listedPaths) expect(shown).toContain(path);
  });
});
