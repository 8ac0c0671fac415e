import type { ValueOf } from './page.ts';

/** Makes something from published content once, however many entries need it. */
export function oncePerPublication<Made extends object>(
  make: (published: ValueOf) => Made,
): (published: ValueOf) => Made {
  const known = new WeakMap<ValueOf, Made>();
  return (published) => {
    const made = known.get(published) ?? make(published);
    known.set(published, made);
    return made;
  };
}
