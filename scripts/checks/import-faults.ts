import { circlesOf } from './import-circles.ts';
import { type Import, isRouterType, stoppedBy } from './import-walls.ts';

export function importFaults(imports: readonly Import[]): string[] {
  return [
    ...stoppedBy(imports).map(({ one, message }) => `${one.from} imports ${one.to}: ${message}`),
    ...circlesOf(imports.filter((one) => !isRouterType(one))),
  ];
}
