/** Values behind the name of a tag: by their names, and those without one in their order. */
export interface TagFacts {
  named: ReadonlyMap<string, string>;
  bare: readonly string[];
}

const fact =
  /(?:([\w:@.-]+)\s{0,3}[=]\s{0,3})?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}|([^\s"'`{}=,|]+))/g;

/** The words of an expression that is a text and nothing else; otherwise as it is written. */
function literal(expression: string): string {
  const [, , words] = /^\s*(["'`])(.*)\1\s*$/s.exec(expression) ?? [];
  return words ?? expression.trim();
}

/** @param args of one tag, which is bounded */
export function tagFacts(args: string): TagFacts {
  const named = new Map<string, string>();
  const bare: string[] = [];
  for (const [, name, double, single, raw, expression, word] of args.matchAll(fact)) {
    const value =
      double?.replace(/\\(.)/g, '$1') ?? single ?? raw ?? word ?? literal(expression ?? '');
    if (name) named.set(name.toLowerCase(), value);
    else bare.push(value);
  }
  return { named, bare };
}

/** The first of these that is there. */
export function firstOf({ named }: TagFacts, ...names: string[]): string {
  for (const name of names) {
    const value = named.get(name);
    if (value) return value;
  }
  return '';
}
