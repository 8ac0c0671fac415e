import { useSyncExternalStore } from 'react';

/** What a visitor can choose; `auto` follows the system. */
export type ColorSchemeChoice = 'light' | 'dark' | 'auto';

/** Mantine's own names, which public/color-scheme.js reads before the first paint. */
const storageKey = 'mantine-color-scheme-value';
const schemeAttribute = 'data-mantine-color-scheme';
const darkSystem = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
let choice: ColorSchemeChoice | undefined;

function storedChoice(): ColorSchemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

export function colorSchemeChoice(): ColorSchemeChoice {
  choice ??= storedChoice();
  return choice;
}

function apply(): void {
  const chosen = colorSchemeChoice();
  const system = window.matchMedia(darkSystem).matches ? 'dark' : 'light';
  document.documentElement.setAttribute(schemeAttribute, chosen === 'auto' ? system : chosen);
  for (const listener of listeners) listener();
}

export function chooseColorScheme(next: ColorSchemeChoice): void {
  // Mantine answers every change by choosing what it was told.
  if (next === colorSchemeChoice()) return;
  choice = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage is blocked: the choice holds until the page is loaded anew.
  }
  apply();
}

/** From what is shown to the other, whoever chose it. */
export function toggleColorScheme(): void {
  const shown = document.documentElement.getAttribute(schemeAttribute);
  chooseColorScheme(shown === 'dark' ? 'light' : 'dark');
}

/** Calls back on every change: chosen here, chosen in another tab, or changed by the system. */
export function onColorSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the page in step with the system and with other tabs. Call once, when the application starts. */
export function followColorScheme(): void {
  window.matchMedia(darkSystem).addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKey) return;
    choice = storedChoice();
    apply();
  });
}

/** The visitor's choice; `null` on the server and while hydrating, because only the browser knows it. */
export function useColorSchemeChoice(): ColorSchemeChoice | null {
  return useSyncExternalStore(onColorSchemeChange, colorSchemeChoice, () => null);
}
