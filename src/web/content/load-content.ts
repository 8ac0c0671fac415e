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
  const unasked = missing.filter((name) => !onTheirWay.has(name));
  if (unasked.length > 0) {
    const answer = fetchContent(unasked).finally(() => {
      for (const name of unasked) onTheirWay.delete(name);
    });
    for (const name of unasked) onTheirWay.set(name, answer);
  }
  await Promise.all(missing.map((name) => onTheirWay.get(name)));
}

/** Returns content for a part that opens on request, such as a dialog. @throws without an answer */
export async function readContent<Kind extends { name: string; release: unknown }>(
  name: Kind['name'],
): Promise<Kind['release']> {
  await loadContent([name]);
  return knownContent.get()[name];
}

async function fetchContent(names: readonly string[]): Promise<void> {
  const address = paths.content(names);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  const { values } = await answer.json();
  knownContent.add(values);
}
