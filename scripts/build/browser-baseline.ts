import { createRequire } from 'node:module';
import path from 'node:path';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type Plugin, parseAst } from 'vite';

/**
 * Oldest browsers that run the scripts, all of spring 2023. src/web/start/baseline-gate.ts stops the scripts in older
 * ones.
 */
const baseline = { chrome: 111, edge: 111, firefox: 113, safari: 16.4, safari_ios: 16.4 } as const;

export const baselineTargets = ['chrome111', 'edge111', 'firefox113', 'safari16.4', 'ios16.4'];

/** Modules that check for an API first, or use its name for something else. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'src/shared/text/sentences.ts': ['Intl.Segmenter'],
  'node_modules/@radix-ui/react-collection/dist/index.mjs': ['.toSorted'],
  'node_modules/@radix-ui/react-presence/dist/index.mjs': ['.escape'],
  'node_modules/marked/lib/marked.esm.js': ['.escape'],
  'node_modules/prosemirror-view/dist/index.js': ['trustedTypes'],
  'node_modules/react-dom/cjs/react-dom-client.production.js': ['Scheduler', '.escape'],
  'node_modules/zod/v4/core/schemas.js': ['URL.canParse'],
  'node_modules/zod/v4/core/util.js': ['Error.captureStackTrace'],
};

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

function isInBaseline({ support }: CompatStatement): boolean {
  return Object.entries(baseline).every(([browser, oldest]) => {
    const statements = [support[browser as keyof typeof baseline] ?? []].flat();
    return statements.some(
      ({ version_added: added, version_removed: removed, flags }) =>
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= oldest &&
        !(removed || flags),
    );
  });
}

const staticEnd = '_static';
/**
 * Methods of these types count on values of any name. Methods of the page's objects share names with others too
 * often.
 */
const valueTypes = ['Array', 'Map', 'Number', 'Object', 'Promise', 'RegExp', 'Set', 'String'];

interface Names {
  globals: Set<string>;
  methods: Set<string>;
}

export function lackingNames(): Names {
  const [globals, methods] = [new Set<string>(), new Set<string>()];
  const builtins: Identifier = data.javascript.builtins ?? {};
  const owners = Object.entries({ ...data.api, ...builtins } as Record<string, Identifier>);
  for (const [owner, identifier] of owners) {
    if (identifier.__compat && !isInBaseline(identifier.__compat)) globals.add(owner);
    for (const [member, { __compat }] of Object.entries<Identifier>(identifier)) {
      const name = member.replace(staticEnd, '');
      if (!__compat || name === owner || isInBaseline(__compat)) continue;
      if (owner in builtins || name !== member) globals.add(`${owner}.${name}`);
      if (valueTypes.includes(owner)) methods.add(name);
    }
  }
  return { globals, methods };
}

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node)) {
    for (const child of [part].flat()) if (isNode(child)) yield* nodesIn(child);
  }
}

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? node.name : null);

/** Yields constructors, members of globals, and called methods; `thing?.()` checks first and does not count. */
function* namesUsed({
  type,
  callee,
  object,
  property,
  computed,
  optional,
}: Node): Generator<string> {
  if (type === 'NewExpression') yield `${nameOf(callee)}`;
  if (type === 'MemberExpression' && !computed) {
    yield `${nameOf(object)}`;
    yield `${nameOf(object)}.${nameOf(property)}`;
  }
  const isCalled = type === 'CallExpression' && isNode(callee) && optional !== true;
  if (isCalled && callee.type === 'MemberExpression' && !callee.computed) {
    yield `.${nameOf(callee.property)}`;
  }
}

/** Names of the module's own, which may be those of globals. */
const declaredIn = (nodes: readonly Node[]) =>
  new Set(nodes.map(({ type, id }) => (type === 'VariableDeclarator' ? nameOf(id) : null)));

export function lackingIn(code: string, { globals, methods }: Names): string[] {
  const found = new Set<string>();
  const nodes = [...nodesIn(parseAst(code) as unknown as Node)];
  const declared = declaredIn(nodes);
  for (const node of nodes) {
    const { regex } = node;
    if (typeof regex === 'object' && regex && 'flags' in regex && `${regex.flags}`.includes('v')) {
      found.add('the flag v of a regular expression');
    }
    for (const name of namesUsed(node)) {
      if (declared.has(name.split('.')[0] ?? '')) continue;
      if (globals.has(name) || (name.startsWith('.') && methods.has(name.slice(1))))
        found.add(name);
    }
  }
  return [...found];
}

/** Fails the browser build if a script calls an API that a baseline browser may lack. */
export function browserBaseline(): Plugin {
  return {
    name: 'browser-baseline',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const names = lackingNames();
      const faults = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
        .flatMap(([id, { code }]) => {
          const file = path.relative(process.cwd(), id);
          const lacking = lackingIn(code ?? '', names);
          return lacking
            .filter((name) => !allowed[file]?.includes(name))
            .map((name) => `${file}: ${name}`);
        });
      if (faults.length === 0) return;
      this.error(`A browser of the baseline may lack what is called here:\n${faults.join('\n')}`);
    },
  };
}
