import path from 'node:path';

export interface Import {
  from: string;
  to: string;
  isFile: boolean;
  isType: boolean;
  isDynamic: boolean;
}

interface Wall {
  around: RegExp;
  stops(one: Import): boolean;
  message: string;
}

const router = 'src/app/server/routers/router.ts';
/** The web side may import the type of the whole API from the server. */
export const isRouterType = ({ to, isType }: Import) => to === router && isType;

const isIn = (folder: string, { to, isFile }: Import) => isFile && to.startsWith(`${folder}/`);
const isNode = ({ to, isFile }: Import) => !isFile && to.startsWith('node:');
const featureServer = /^src\/features\/[^/]+\/server\//;
/** Registers pages or forms: the browser's bundle imports routes from it, the server forms and query keys. */
const registration = /^src\/features\/[^/]+\/(?:page|forms)\.ts$/;
const featureWeb = /^src\/features\/[^/]+\/web\//;

export function placeOf(file: string): string {
  const [root = '', place = '', capability = ''] = file.split('/');
  return place === 'features' ? `${root}/${place}/${capability}` : `${root}/${place}`;
}

/** Imports run downward: app → features → web, server → shared. */
const ranks: Readonly<Record<string, number>> = {
  app: 3,
  features: 2,
  web: 1,
  server: 1,
  shared: 0,
};
const rankOf = (file: string) => ranks[file.split('/')[1] ?? ''] ?? Number.POSITIVE_INFINITY;

/** Rules of docs/architecture.md about imports. */
export const walls: readonly Wall[] = [
  {
    around: /^src\//,
    stops: (one) =>
      one.isFile &&
      one.to.startsWith('src/') &&
      rankOf(one.to) > rankOf(one.from) &&
      !(one.to === router && one.from.startsWith('src/web/')),
    message: 'Imports run downward: app, features, web and server, shared.',
  },
  {
    around: /^src\/(?:web|app\/web|features\/[^/]+\/web)\//,
    stops: (one) =>
      isNode(one) ||
      isIn('src/server', one) ||
      featureServer.test(one.to) ||
      (isIn('src/app/server', one) && !isRouterType(one)),
    message: 'The web side takes nothing from the server but the type of its router.',
  },
  {
    around: /^src\/(?!app\/web\/routes\.tsx$|web\/design\/)/,
    stops: (one) => isIn('src/web/design', one),
    message:
      'The page of the design system is for development only: nothing but its route may know it.',
  },
  {
    around: /^src\/(?:server|app\/server|features\/[^/]+\/server)\//,
    stops: (one) => isIn('src/web', one) || isIn('src/app/web', one) || featureWeb.test(one.to),
    message: 'The server takes nothing from the web side.',
  },
  {
    around: registration,
    stops: (one) =>
      isNode(one) ||
      isIn('src/server', one) ||
      featureServer.test(one.to) ||
      (featureWeb.test(one.to) && !one.isDynamic),
    message:
      'A page is registered by schemas, words and names of calls; its web side comes by import().',
  },
  {
    around: /^src\/(?:shared\/|features\/[^/]+\/(?!page\.ts|forms\.ts)[^/]+$)/,
    stops: (one) =>
      one.isFile
        ? isIn('src/web', one) || isIn('src/server', one) || /\/(?:web|server)\//.test(one.to)
        : one.to !== 'zod',
    message: 'What both sides share may import zod and its own kind only.',
  },
  {
    around: /^src\/(?:shared\/words|features\/[^/]+\/words)\//,
    stops: (one) =>
      !one.isFile ||
      isIn('src/web', one) ||
      isIn('src/server', one) ||
      /\/(?:web|server)\//.test(one.to),
    message: 'Words are data: they may import words and what both sides share only.',
  },
  {
    around: /^src\//,
    stops: (one) => isIn('tests', one) || isIn('scripts', one),
    message: 'What runs takes nothing from tests and scripts.',
  },
  {
    around: /^src\//,
    // The queue acts as a service: others ask it what it holds.
    stops: ({ from, to, isFile }) =>
      isFile &&
      to.endsWith('.queries.ts') &&
      !to.startsWith('src/server/queue/') &&
      (placeOf(to) === 'src/server'
        ? !from.startsWith(`${path.posix.dirname(to)}/`)
        : placeOf(from) !== placeOf(to)),
    message: 'The queries of a capability are its own: call its service.',
  },
];

export function stoppedBy(imports: readonly Import[]): { one: Import; message: string }[] {
  return imports.flatMap((one) =>
    walls
      .filter((wall) => wall.around.test(one.from) && wall.stops(one))
      .map(({ message }) => ({ one, message })),
  );
}
