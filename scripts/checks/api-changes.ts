import { apiCompare, type Diff } from 'api-smart-diff';

// Says in plain words how a description of the API differs from an earlier one.

type Step = string | number;

interface Line {
  kind: 'Added' | 'Removed' | 'Changed';
  isBreaking: boolean;
  operation: string;
  /** Null for the operation as a whole. */
  what: string | null;
}

const asRequired = ' as required';
const kinds = { add: 'Added', remove: 'Removed', replace: 'Changed', rename: 'Changed' } as const;
/** A longer value says less than that it changed. */
const mostShownLength = 60;

function valueAt(document: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return new Map(Object.entries(value)).get(String(step));
  }, document);
}

/** Reads `properties.data.items.properties.slug` as `data[].slug`. */
function fieldOf(steps: readonly Step[]): string {
  const words = steps.filter((step) => step !== 'properties' && step !== 'schema');
  return words.join('.').replaceAll(/(^|\.)items\b/g, '[]');
}

function bodyField(steps: readonly Step[], { before, after }: Diff): string {
  // content, its type and its schema
  const field = fieldOf(steps.slice(3));
  if (/(?:^|\.)required\.\d+$/.test(field)) {
    const owner = field.replace(/\.?required\.\d+$/, '');
    return `\`${[owner, after ?? before].filter(Boolean).join('.')}\`${asRequired}`;
  }
  return field === '' ? 'the type' : `\`${field}\``;
}

function wordsFor(diff: Diff, inOperation: readonly Step[], documents: readonly unknown[]) {
  const [part, second, ...rest] = inOperation;
  if (part === 'requestBody') return `${bodyField([second ?? '', ...rest], diff)} in the body`;
  if (part === 'responses') {
    if (rest.length === 0) return `the answer ${second}`;
    return `${bodyField(rest, diff)} in the answer ${second}`;
  }
  if (part === 'parameters') {
    const at = [...diff.path.slice(0, 5), 'name'];
    const name = documents.map((document) => valueAt(document, at)).find(Boolean);
    const field = fieldOf(rest);
    return `${field && `\`${field}\` of `}the parameter \`${name}\``;
  }
  return `\`${fieldOf(inOperation)}\``;
}

function change({ action, before, after }: Diff): string {
  if (action !== 'replace') return '';
  const values = [before, after].map((value) => JSON.stringify(value) ?? '');
  if (values.some((value) => value.length > mostShownLength)) return '';
  return `, from ${values.map((value) => `\`${value}\``).join(' to ')}`;
}

/** The library takes some words for rules, such as those about a header. A field may have one of these names. */
function isForReaders(steps: readonly Step[]): boolean {
  return steps.some(
    (step, place) =>
      (step === 'description' || step === 'examples') && steps[place - 1] !== 'properties',
  );
}

function linesOf(before: object, after: object): { lines: Line[]; reworded: Set<string> } {
  const reworded = new Set<string>();
  const lines: Line[] = [];
  for (const diff of apiCompare(before, after).diffs) {
    const [root, path, method, ...inOperation] = diff.path;
    // Each operation shows the difference of a schema that it uses, as input or as an answer.
    if (root !== 'paths' || path === undefined || method === undefined) continue;
    const operation = `\`${String(method).toUpperCase()} ${path}\``;
    if (diff.type === 'annotation' || isForReaders(inOperation)) {
      reworded.add(operation);
      continue;
    }
    const documents = diff.action === 'add' ? [after] : [before, after];
    const what =
      inOperation.length === 0 ? null : `${wordsFor(diff, inOperation, documents)}${change(diff)}`;
    lines.push({ kind: kinds[diff.action], isBreaking: diff.type === 'breaking', operation, what });
  }
  return { lines: withoutImplied(lines), reworded };
}

/** A field that came or went with its duty is one line. */
function withoutImplied(lines: readonly Line[]): Line[] {
  const said = new Set(lines.map(({ operation, what }) => `${operation} ${what}`));
  return lines.filter(({ operation, what }) => {
    const isDuty = what?.includes(asRequired) ?? false;
    return !isDuty || !said.has(`${operation} ${what?.replace(asRequired, '')}`);
  });
}

/** A change of a shared schema is one line, with the operations that it reaches. */
function grouped(lines: readonly Line[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { kind, operation, what } of lines) {
    const key = what === null ? `${kind}: ${operation}` : `${kind}: ${what}`;
    groups.set(key, [...(groups.get(key) ?? []), ...(what === null ? [] : [operation])]);
  }
  return [...groups].map(([text, operations]) => {
    const of = [...new Set(operations)].sort();
    return of.length === 0 ? `- ${text}` : `- ${text}: ${of.join(', ')}`;
  });
}

/** Returns the part of the changelog for what changed, in Markdown; '' when nothing did. */
export function wordsOfChanges(before: object, after: object): string {
  const { lines, reworded } = linesOf(before, after);
  const parts = [
    ['### Breaking', grouped(lines.filter(({ isBreaking }) => isBreaking))],
    ['### Not breaking', grouped(lines.filter(({ isBreaking }) => !isBreaking))],
    [
      '### Described in other words',
      reworded.size > 0 ? [`- ${[...reworded].sort().join(', ')}`] : [],
    ],
  ] as const;
  return parts
    .filter(([, texts]) => texts.length > 0)
    .map(([title, texts]) => `${title}\n\n${[...texts].sort().join('\n')}`)
    .join('\n\n');
}
