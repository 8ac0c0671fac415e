import { circlesOf } from './import-circles.ts';
import { type Import, isRouterType, stoppedBy } from './import-walls.ts';

/** Breaches of the import rules, each as a sentence. The type of the router is the one exception. */
export function importFaults(imports: readonly Import[]): string[] {
  return [
    ...stoppedBy(imports).map(({ one, message }) => `${one.from} imports ${one.to}: ${message}`),
    ...circlesOf(imports.filter((one) => !isRouterType(one))),
  ];
}
