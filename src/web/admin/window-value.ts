import { useSyncExternalStore } from 'react';

/** A value that parts of the desk share, such as news that outlives the editor. It ends with a reload of the window. */
export function createWindowValue<Value>() {
  let held: Value | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => held;
  return {
    get,
    set(value: Value | null): void {
      held = value;
      for (const listener of listeners) listener();
    },
    useValue: (): Value | null => useSyncExternalStore(subscribe, get),
  };
}
