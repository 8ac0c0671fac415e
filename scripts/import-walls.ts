import path from 'node:path';

/** One file names another, or a package; `to` is a path from the root of the project where it is a file of ours. */
export interface Import {
  from: string;
  to: string;
  isFile: boolean;
  /** Nothing of it is left when the program runs. */
  isType: boolean;
}

interface Wall {
  /** Where this wall stands: whose imports are looked at. */
  around: RegExp;
  stops(one: Import): boolean;
  message: string;
}

const router = 'src/app/server/routers/router.ts';
const isIn = (folder: string, { to, isFile }: Import) => isFile && to.startsWith(`${folder}/`);
const isNode = ({ to, isFile }: Import) => !isFile && to.startsWith('node:');

/** The rules of docs/architecture.md about who may import what. */
export const walls: readonly Wall[] = [
  {
    around: /^src\/web\//,
    stops: (one) => isNode(one) || (isIn('src/server', one) && !(one.to === router && one.isType)),
    message: 'The web side takes nothing from the server but the type of its router.',
  },
  {
    around: /^src\/web\/(components|theme|forms|pictures|design)\//,
    stops: (one) => isIn('src/web/features', one),
    message: 'What all pages share knows no feature.',
  },
  {
    around: /^src\/(?!web\/(?:design\/|routes\.tsx$))/,
    stops: (one) => isIn('src/web/design', one),
    message:
      'The page of the design system is for development only: nothing but its route may know it.',
  },
  {
    around: /^src\/server\//,
    stops: (one) => isIn('src/web', one),
    message: 'The server takes nothing from the web side.',
  },
  {
    around: /^src\/shared\//,
    stops: (one) => (one.isFile ? !isIn('src/shared', one) : one.to !== 'zod'),
    message: 'What both sides share may import zod and its own kind only.',
  },
  {
    around: /^src\/content\//,
    stops: (one) => !isIn('src/content', one) && !isIn('src/shared', one),
    message: 'Content is data: it may import content and shared only.',
  },
  {
    around: /^src\//,
    stops: (one) => isIn('tests', one) || isIn('scripts', one),
    message: 'What runs takes nothing from tests and scripts.',
  },
  {
    around: /^src\//,
    // The queue is itself what a service would be: others ask it what it holds.
    stops: ({ from, to, isFile }) =>
      isFile &&
      to.endsWith('.queries.ts') &&
      !to.startsWith('src/server/queue/') &&
      !from.startsWith(`${path.posix.dirname(to)}/`),
    message: 'The queries of a folder are its own, and of its rooms: call its service.',
  },
];

/** What the walls stop, each as a sentence. */
export function stoppedBy(imports: readonly Import[]): string[] {
  return imports.flatMap((one) =>
    walls
      .filter((wall) => wall.around.test(one.from) && wall.stops(one))
      .map(({ message }) => `${one.from} imports ${one.to}: ${message}`),
  );
}
