import path from 'node:path';
import type { ChunkingContext } from 'rolldown';

const entryId = path.resolve('index.html');
const adminPageId = path.resolve('src/app/web/admin/AdminPage.tsx');
const adminAreaId = path.resolve('src/app/web/admin/AdminArea.tsx');
const adminPattern = /\/src\/(?:app\/|features\/[^/]+\/)?web\/admin\//;
const editorPattern = /\/node_modules\/(?:@tiptap|prosemirror-[a-z]+)\//;

type Imports = (id: string) => readonly string[];

function reach(starts: Iterable<string>, imports: Imports): Set<string> {
  const reached = new Set(starts);
  for (const id of reached) for (const imported of imports(id)) reached.add(imported);
  return reached;
}

function chunkNames(context: ChunkingContext): ReadonlyMap<string, string> {
  const atOnce: Imports = (id) => context.getModuleInfo(id)?.importedIds ?? [];
  const later: Imports = (id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const all: Imports = (id) => [...atOnce(id), ...later(id)];
  const open = reach([entryId], (id) => all(id).filter((next) => !adminPattern.test(next)));
  const closed = [...reach([adminPageId, adminAreaId], all)].filter((id) => !open.has(id));
  const parts = new Set(closed.flatMap(later));
  const signIn = reach([adminPageId], atOnce);
  const shared = (start: string) =>
    [...reach([start], atOnce)].filter((id) => !(open.has(id) || parts.has(id) || signIn.has(id)));
  const names = new Map(shared(adminAreaId).map((id) => [id, 'desk']));
  const users = new Map<string, number>();
  for (const id of [...parts].flatMap(shared)) users.set(id, (users.get(id) ?? 0) + 1);
  const editsText = (id: string) =>
    [...reach([id], atOnce)].some((next) => editorPattern.test(next));
  for (const [id, count] of users)
    if (count > 1 && !names.has(id)) names.set(id, editsText(id) ? 'desk-editor' : 'desk-parts');
  return names;
}

/**
 * Groups the modules that only the admin area uses, which would be a hundred small files otherwise. `desk` loads with
 * every part of the area, `desk-parts` with parts that share more than that, `desk-editor` with those that edit rich
 * text. Modules of public pages are in none: such a page would load the whole file for one of them.
 */
export function adminChunks() {
  let names: ReadonlyMap<string, string> | null = null;
  return {
    debugName: 'desk',
    name: (id: string, context: ChunkingContext) => {
      names ??= chunkNames(context);
      return names.get(id) ?? null;
    },
    // Everything that a group needs is in it, in an earlier one or in a public file.
    includeDependenciesRecursively: false,
  };
}
