export interface Statement {
  /** One line without comments, in which every literal is empty. */
  plain: string;
  /** The texts between dollar quotes. */
  bodies: string[];
}

/** Matches a name as a statement writes it, with its schema or without. */
export const namePattern = '(?:"(?:[^"]|"")+"|[\\w.])+';

interface Token {
  kind: 'code' | 'comment' | 'literal' | 'name' | 'body';
  source: string;
  tag: string;
}

/** Nested comments and SQL-standard function bodies (BEGIN ATOMIC) are not known here. */
const notCode =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?\*\/)|(?<literal>(?<!\w)[eE]'(?:\\[\s\S]|''|[^'\\])*'|'(?:''|[^'])*')|(?<name>"(?:""|[^"])*")|(?<body>(?<!\w)(?<tag>\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\k<tag>)/g;

function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const addCode = (until: number) =>
    tokens.push({ kind: 'code', source: sql.slice(end, until), tag: '' });
  for (const match of sql.matchAll(notCode)) {
    const { comment, literal, name, tag = '' } = match.groups ?? {};
    addCode(match.index);
    const kind = comment ? 'comment' : literal ? 'literal' : name ? 'name' : 'body';
    tokens.push({ kind, source: match[0], tag });
    end = match.index + match[0].length;
  }
  addCode(sql.length);
  return tokens;
}

export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [{ plain: '', bodies: [] }];
  for (const { kind, source, tag } of tokensOf(sql)) {
    const [first = '', ...further] = kind === 'code' ? source.split(';') : [plainOf(kind, source)];
    const last = statements.at(-1);
    if (last) last.plain += first;
    if (kind === 'body') last?.bodies.push(source.slice(tag.length, -tag.length));
    statements.push(...further.map((plain) => ({ plain, bodies: [] })));
  }
  return statements
    .map(({ plain, bodies }) => ({ plain: plain.replaceAll(/\s+/g, ' ').trim(), bodies }))
    .filter(({ plain }) => plain !== '');
}

function plainOf(kind: Token['kind'], source: string): string {
  if (kind === 'comment') return ' ';
  if (kind === 'literal') return "''";
  return kind === 'body' ? '$$' : source;
}

/** Changes code, and in bodies too, but neither literals nor names nor comments. */
export function changeCode(sql: string, change: (code: string) => string): string {
  return tokensOf(sql)
    .map(({ kind, source, tag }) => {
      if (kind === 'code') return change(source);
      if (kind !== 'body') return source;
      return `${tag}${changeCode(source.slice(tag.length, -tag.length), change)}${tag}`;
    })
    .join('');
}
