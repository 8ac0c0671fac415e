/**
 * What this browser keeps over reloads. Storage may be blocked or full: then nothing is kept, and everything else goes
 * on working.
 */

/** null where nothing is stored that can be read. */
export function readLocal(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // It is not kept.
  }
}

export function removeLocal(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Where nothing can be kept, there is nothing to remove.
  }
}

/** The names of what is stored that begin like this. */
export function localNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Whether anything is stored whose name begins like this. */
export function hasLocalWithPrefix(prefix: string): boolean {
  return localNames(prefix).length > 0;
}

/** Removes everything whose name begins like this. */
export function removeLocalWithPrefix(prefix: string): void {
  for (const name of localNames(prefix)) removeLocal(name);
}
