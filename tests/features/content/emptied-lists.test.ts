import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentKinds } from '../../../src/app/content-kinds.ts';
import type { ContentField, ContentFields } from '../../../src/shared/content/fields.ts';
import { navigationKind } from '../../../src/shared/content/navigation.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

beforeEach(async () => {
  const { content, contentBus } = testApp().deps;
  await content.refresh();
  await contentBus.announce();
});

/** Paths of all lists that an owner can empty. `*` stands for every entry. */
function listsIn(fields: ContentFields, path = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => listsOf(field, `${path}${name}`));
}

function listsOf(field: ContentField, path: string): string[] {
  if (field.type === 'group') return listsIn(field.fields, `${path}.`);
  if (field.type !== 'list') return [];
  return [...(field.isFixed ? [] : [path]), ...listsOf(field.entry, `${path}.*`)];
}

function emptied(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return [];
  if (name === '*') return (value as unknown[]).map((entry) => emptied(entry, rest));
  const group = value as Record<string, unknown> | null | undefined;
  return group && name in group ? { ...group, [name]: emptied(group[name], rest) } : group;
}

/** Parts of a page that have nothing to show. */
function leftovers(html: string): string[] {
  const { document } = new JSDOM(html).window;
  for (const one of document.querySelectorAll('svg, script, style')) one.remove();
  const isEmpty = (one: Element) => one.textContent?.trim() === '' && !one.querySelector('img');
  const lists = [
    ...document.querySelectorAll(':is(main, footer) :is(ul, ol, dl, table, nav)'),
  ].filter(isEmpty);
  // The header of a section belongs to what the section holds, which is looked at below.
  const alone = [...document.querySelectorAll('main :is(h2, h3, h4)')].filter(
    (heading) =>
      !heading.closest('header') && heading.parentElement?.textContent === heading.textContent,
  );
  const sections = [...document.querySelectorAll('main section')].filter((section) => {
    section.querySelector('header')?.remove();
    return isEmpty(section);
  });
  return [
    ...lists.map((one) => one.outerHTML),
    ...alone.map((one) => one.parentElement?.outerHTML ?? ''),
    ...sections.map((one) => one.outerHTML),
  ];
}

/** The menus and columns of the frame cannot be saved without links. */
const refusedLists = ['groups.*.links', 'footer.columns.*.entries'];

const shownKinds = contentKinds.filter(({ fields }) => listsIn(fields).length > 0);

describe('an emptied list leaves no part without content on the pages of', () => {
  it.each(shownKinds.map((kind) => [kind.name, kind] as const))('%s', async (_name, kind) => {
    const { caller } = await signedInAdmin(testApp());
    const release = JSON.parse(JSON.stringify(kind.release));
    const draw = async () => {
      // Without a place, it stands on every page.
      const places = kind.places.length > 0 ? kind.places : [{ path: '/' }];
      const pages = places.map(({ path }) => testApp().app.inject({ url: path }));
      const answers = await Promise.all(pages);
      return answers.flatMap(({ body }) => leftovers(body));
    };
    const usual = await draw();
    const lists = listsIn(kind.fields)
      .filter((path) => kind.name !== 'navigation' || !refusedLists.includes(path))
      .map((path) => path.split('.'));
    const depths = new Set(lists.map((path) => path.length));
    for (const depth of depths) {
      const ofDepth = lists.filter(({ length }) => length === depth);
      const value = ofDepth.reduce<unknown>(emptied, release);
      await caller.admin.content.save({ kind: kind.name, value: value as Record<string, unknown> });
      const unusual = (await draw()).filter((one) => !usual.includes(one));
      expect.soft(unusual, ofDepth.map((path) => path.join('.')).join(', ')).toEqual([]);
    }
  });
});

it('a menu and a column of the footer need links', async () => {
  const { caller } = await signedInAdmin(testApp());
  const { groups, footer, ...rest } = navigationKind.release;
  const [menu, ...menus] = groups;
  const save = (change: object) =>
    caller.admin.content.save({
      kind: 'navigation',
      value: { ...rest, groups, footer, ...change },
    });
  await expect(save({ groups: [{ ...menu, links: [] }, ...menus] })).rejects.toThrow(
    'This menu has no link',
  );
  const columns = [{ title: 'Company', entries: [] }];
  await expect(save({ footer: { ...footer, columns } })).rejects.toThrow(
    'This column has no entry',
  );
  await save({ groups: menus, footer: { ...footer, columns: [] } });
});
