import { setTimeout as delay } from 'node:timers/promises';
import type { OwnSite } from '../steps/own-site.ts';
import { HostileSender, signIn } from './hostile-site.ts';

/** Until a text that was sent is being read. */
const begunMs = 400;

/** A text that is read for seconds. */
const lasting = (length: number) => '!a'.repeat(length / 2);

/** Sends the site SIGTERM while it reads a text, and starts it again. @returns how long the end took, in milliseconds */
export async function endDuringText(site: OwnSite, lengthCharacters: number): Promise<number> {
  const sender = new HostileSender(site.origin, await signIn(site));
  // The answer is lost with the process.
  const sent = sender.asPost(lasting(lengthCharacters)).catch(() => null);
  await delay(begunMs);
  const tookMs = await site.endAndStart();
  await sent;
  return tookMs;
}

/**
 * Kills the site while it reads a file, and starts it again.
 * @returns how long it took to be back, and what becomes of the import: null where it is read for ever. Its job is taken up again once
 *   the dead process has not been heard of for a while.
 */
export async function killDuringImport(
  site: OwnSite,
  lengthCharacters: number,
): Promise<{ returnedMs: number; ending: () => Promise<string | null> }> {
  const sender = new HostileSender(site.origin, await signIn(site));
  const id = await sender.upload(`# A\n\n${'**a'.repeat(lengthCharacters / 3)}`, 'a.md');
  if (id === null) throw new Error('The file was refused.');
  await delay(begunMs);
  const startedAtMs = performance.now();
  await site.killAndStart();
  const returnedMs = performance.now() - startedAtMs;
  return { returnedMs, ending: () => sender.settled(id).catch(() => null) };
}
