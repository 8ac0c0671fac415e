import { setTimeout as delay } from 'node:timers/promises';
import type { OwnSite } from '../steps/own-site.ts';
import { HostileSender, signIn } from './hostile-site.ts';

/** Time until the site reads a sent text. */
const begunMs = 400;

const lasting = (length: number) => '!a'.repeat(length / 2);

/** @returns the duration of the stop in milliseconds */
export async function endDuringText(site: OwnSite, lengthCharacters: number): Promise<number> {
  const sender = new HostileSender(site.origin, await signIn(site));
  const sent = sender.asPost(lasting(lengthCharacters)).catch(() => null);
  await delay(begunMs);
  const tookMs = await site.endAndStart();
  await sent;
  return tookMs;
}

/**
 * Kills the site while it reads a file, and starts it again.
 * @returns the time of the start, and the final state of the import; null if it is read forever. Its job restarts
 * once the dead process was silent for a while.
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
