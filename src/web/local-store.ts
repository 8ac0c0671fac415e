/**
 * Storage of this browser, which outlives reloads. It may be blocked or full: then nothing is stored, and everything
 * else goes on.
 */

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
    // The storage is blocked or full, so the value is lost.
  }
}

export function removeLocal(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

export function localNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

export function hasLocalWithPrefix(prefix: string): boolean {
  return localNames(prefix).length > 0;
}

export function removeLocalWithPrefix(prefix: string): void {
  for (const name of localNames(prefix)) removeLocal(name);
}
