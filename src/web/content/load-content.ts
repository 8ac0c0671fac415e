import { paths } from '../../shared/paths.ts';
import { knownContent } from './known-content.ts';

const onTheirWay = new Map<string, Promise<void>>();

/**
 * Fetches content that the document did not bring. The server draws with what it holds in memory.
 * @throws without an answer: a page must not show a price that is not true any more
 */
export async function loadContent(names: readonly string[]): Promise<void> {
  if (import.meta.env.SSR) return;
  const missing = names.filter((name) => !Object.hasOwn(knownContent.get(), name));
  await Promise.all(missing.map(fetchOnce));
}

/** Returns content for a part that opens on request, such as a dialog. @throws without an answer */
export async function readContent<Kind extends { name: string; release: unknown }>(
  name: Kind['name'],
): Promise<Kind['release']> {
  await loadContent([name]);
  return knownContent.get()[name];
}

function fetchOnce(name: string): Promise<void> {
  const loading = onTheirWay.get(name) ?? fetchContent(name).finally(() => onTheirWay.delete(name));
  onTheirWay.set(name, loading);
  return loading;
}

async function fetchContent(name: string): Promise<void> {
  const answer = await fetch(paths.content(name));
  if (!answer.ok) throw new Error(`${paths.content(name)} was answered with ${answer.status}.`);
  const { value } = await answer.json();
  knownContent.add({ [name]: value });
}
