export interface TagAttributes {
  named: ReadonlyMap<string, string>;
  bare: readonly string[];
}

const attributePattern =
  /(?:([\w:@.-]+)\s{0,3}[=]\s{0,3})?(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|`([^`]*)`|\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}|([^\s"'`{}=,|]+))/g;

function literal(expression: string): string {
  const [, , words] = /^\s*(["'`])(.*)\1\s*$/s.exec(expression) ?? [];
  return words ?? expression.trim();
}

export function tagAttributes(args: string): TagAttributes {
  const named = new Map<string, string>();
  const bare: string[] = [];
  for (const [, name, double, single, raw, expression, word] of args.matchAll(attributePattern)) {
    const value =
      double?.replace(/\\(.)/g, '$1') ?? single ?? raw ?? word ?? literal(expression ?? '');
    if (name) named.set(name.toLowerCase(), value);
    else bare.push(value);
  }
  return { named, bare };
}

export function firstOf({ named }: TagAttributes, ...names: string[]): string {
  for (const name of names) {
    const value = named.get(name);
    if (value) return value;
  }
  return '';
}
