import { isFill, onlineOf } from '../../src/server/db/migrations/live.ts';
import {
  namePattern as name,
  type Statement,
  statementsOf,
} from '../../src/server/db/migrations/statements.ts';

interface Rule {
  refuses: RegExp;
  /** Lets a statement pass that the first expression meets. */
  unless?: RegExp;
  sentence: string;
}

/** These functions have one value for all rows. */
const sameForAll = new Set([
  'now',
  'transaction_timestamp',
  'statement_timestamp',
  'current_timestamp',
  'localtimestamp',
]);
const constraint = `^ADD (?:CONSTRAINT ${name} )?`;
const column = `^ADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT\\b|CHECK\\b|FOREIGN\\b|UNIQUE\\b|PRIMARY\\b|EXCLUDE\\b|NOT\\b)${name} `;
const rule = (refuses: string, sentence: string, unless?: string): Rule => ({
  refuses: new RegExp(refuses, 'i'),
  sentence,
  ...(unless === undefined ? {} : { unless: new RegExp(unless, 'i') }),
});

/** Each looks at one action of an ALTER TABLE. */
const actionRules: readonly Rule[] = [
  rule(
    `^ALTER (?:COLUMN )?${name} SET EXPRESSION\\b`,
    'SET EXPRESSION rewrites the table: add a column, fill it live, and drop the old one in a later version.',
  ),
  rule(
    `${column}.*\\bGENERATED ALWAYS AS \\(.*\\bSTORED\\b`,
    'A stored generated column rewrites the table: add a plain one, fill it live, and keep it by a trigger.',
  ),
  rule(
    `${column}(?:.*\\bAS IDENTITY\\b|(?:BIG|SMALL)?SERIAL\\b)`,
    'A column that counts rewrites the table: add a plain one, fill it live, then give it its sequence.',
  ),
  rule(
    `${column}.*\\b(?:UNIQUE|PRIMARY KEY)\\b`,
    'A unique column builds its index while nobody can write: add the column, create the unique index live, then ADD CONSTRAINT … USING INDEX.',
  ),
  rule(
    `${column}.*\\bCHECK ?\\(`,
    'A check beside a new column reads the whole table: add it apart as NOT VALID, then VALIDATE it as a live migration.',
  ),
  rule(
    `${column}(?=.*\\bREFERENCES\\b)(?=.*\\bDEFAULT\\b(?! NULL\\b))`,
    'A foreign key beside a default reads the whole table: add it apart as NOT VALID, then VALIDATE it as a live migration.',
  ),
  rule(
    `${constraint}(?:CHECK|FOREIGN KEY|NOT NULL)\\b`,
    'A new constraint reads the whole table: add it as NOT VALID, then VALIDATE it as a live migration.',
    '\\bNOT VALID\\b',
  ),
  rule(
    `${constraint}(?:UNIQUE|PRIMARY KEY)\\b`,
    'A unique constraint builds its index while nobody can write: create the unique index live, then ADD CONSTRAINT … USING INDEX.',
    '\\bUSING INDEX "?\\w',
  ),
  rule(
    `${constraint}EXCLUDE\\b`,
    'An exclusion constraint builds its index while nobody can write, and PostgreSQL has no other way: do without it.',
  ),
  rule(
    '^SET (?:LOGGED|UNLOGGED|TABLESPACE|ACCESS METHOD)\\b',
    'This rewrites the table: make another table, fill it live, and drop the old one in a later version.',
  ),
];

const statementRules: readonly Rule[] = [
  rule(
    '^CREATE (?:UNIQUE )?INDEX CONCURRENTLY\\b',
    'A process may be killed after its index is built: say CREATE INDEX CONCURRENTLY IF NOT EXISTS, and a name.',
    `^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS ${name} ON\\b`,
  ),
  rule(
    '^DROP INDEX CONCURRENTLY\\b',
    'A process may be killed after its index is dropped: say DROP INDEX CONCURRENTLY IF EXISTS.',
    '^DROP INDEX CONCURRENTLY IF EXISTS\\b',
  ),
  rule(
    '^CREATE (?:UNIQUE )?INDEX\\b',
    'An index is built while nobody can write: CREATE INDEX CONCURRENTLY as a live migration.',
    '^CREATE (?:UNIQUE )?INDEX CONCURRENTLY\\b',
  ),
  rule(
    '^REINDEX\\b',
    'An index is built again while nobody can write: REINDEX INDEX or TABLE … CONCURRENTLY as a live migration.',
    '^REINDEX (?:INDEX|TABLE) CONCURRENTLY\\b',
  ),
  rule(
    '^(?:UPDATE|DELETE|MERGE)\\b|^WITH\\b.*\\b(?:UPDATE|DELETE FROM|MERGE INTO)\\b',
    'Changed rows stay locked until the end: change them in parts, in a DO block with COMMIT between them, as a live migration.',
  ),
  rule('^CLUSTER\\b', 'CLUSTER rewrites the table while nobody can read it: leave it out.'),
  rule(
    '^VACUUM\\b.*\\bFULL\\b',
    'VACUUM FULL rewrites the table while nobody can read it: leave it out.',
  ),
];

const notAlone =
  'A live statement runs outside a transaction: give it a migration of its own, with nothing else in it.';
const fillsAtOnce =
  'Changed rows stay locked until the end of the block: COMMIT after each part of them.';
const takesBack =
  'A fill cannot take back in a restore, which is one transaction: leave ROLLBACK out.';
const variesByRow =
  'A default that differs by row rewrites the table: add the column without one, set the default, then fill it live.';
const changesType =
  'Another type rewrites the table: add a column, fill it live, and drop the old one in a later version. From VARCHAR to TEXT nothing is rewritten: say so in a line "-- varchar: <column>".';
const setsNotNull =
  'SET NOT NULL reads the whole table: ADD CONSTRAINT … CHECK (… IS NOT NULL) NOT VALID, then VALIDATE it as a live migration, then SET NOT NULL in a later one, with a line "-- validated: <constraint>".';

/** @returns a sentence for each statement that would hold others up while a large table is rewritten or read, or runs wrongly */
export function migrationFaults(sql: string): string[] {
  const statements = statementsOf(sql);
  const created = new Set(statements.flatMap(({ plain }) => createdBy(plain) ?? []));
  return statements.flatMap((statement) => {
    const table = tableOf(statement.plain);
    if (table !== undefined && created.has(table)) return [];
    return faultsOf(statement, sql, statements.length === 1);
  });
}

function faultsOf(statement: Statement, sql: string, isAlone: boolean): string[] {
  const { plain, bodies } = statement;
  const inner = bodies.flatMap((body) => statementsOf(body)).map((one) => one.plain);
  const faults = faultsBy(statementRules, plain);
  if (isFill(statement) && inner.some((one) => /\bROLLBACK\b/i.test(one))) faults.push(takesBack);
  if (/^DO\b/i.test(plain) && !isFill(statement) && inner.some(changesRows)) {
    faults.push(fillsAtOnce);
  }
  for (const action of actionsOf(plain)) {
    faults.push(...faultsBy(actionRules, action), ...columnFaults(action, sql));
  }
  const isOnline = onlineOf(statement) !== undefined;
  const isHidden = !isOnline && /\bVALIDATE CONSTRAINT\b/i.test(plain);
  if (isHidden || (!isAlone && (isOnline || isFill(statement)))) faults.push(notAlone);
  return faults;
}

function faultsBy(rules: readonly Rule[], text: string): string[] {
  const broken = rules.find(({ refuses, unless }) => refuses.test(text) && !unless?.test(text));
  return broken ? [broken.sentence] : [];
}

function columnFaults(action: string, sql: string): string[] {
  if (new RegExp(column, 'i').test(action)) return differsByRow(action) ? [variesByRow] : [];
  const [, altered = '', change = ''] =
    new RegExp(`^ALTER (?:COLUMN )?(${name}) (.*)`, 'i').exec(action) ?? [];
  if (/^SET NOT NULL$/i.test(change)) {
    return /^-- validated: \S+$/m.test(sql) ? [] : [setsNotNull];
  }
  if (!/^(?:SET DATA )?TYPE\b/i.test(change)) return [];
  const isSaid = sql.split('\n').includes(`-- varchar: ${bare(altered)}`);
  return isSaid && /^(?:SET DATA )?TYPE TEXT$/i.test(change) ? [] : [changesType];
}

function differsByRow(action: string): boolean {
  const [, text = ''] =
    /\bDEFAULT (.*?)(?= (?:NOT NULL|NULL|CONSTRAINT|REFERENCES|CHECK|UNIQUE|PRIMARY)\b|$)/i.exec(
      action,
    ) ?? [];
  const withoutCasts = text.replaceAll(/::[\w ]+(?:\([\d, ]+\))?/g, '');
  return [...withoutCasts.matchAll(/(\w+) ?\(/g)].some(
    ([, called = '']) => !sameForAll.has(called.toLowerCase()),
  );
}

function changesRows(plain: string): boolean {
  return /\b(?:UPDATE (?!OF\b|SKIP\b|NOWAIT\b)(?:ONLY )?["\w.]+ (?:AS \w+ |\w+ )?SET|DELETE FROM|MERGE INTO)\b/i.test(
    plain,
  );
}

function createdBy(plain: string): string | undefined {
  const created = new RegExp(
    `^CREATE (?:UNLOGGED |TEMP |TEMPORARY )?TABLE (?:IF NOT EXISTS )?(${name})`,
    'i',
  ).exec(plain);
  return created?.[1] && bare(created[1]);
}

/** Finds the table that a statement changes. */
function tableOf(plain: string): string | undefined {
  const patterns = [
    `^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(${name})`,
    `^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)(?:.*? )?ON (?:ONLY )?(${name})`,
    `^UPDATE (?:ONLY )?(${name})`,
    `^(?:DELETE FROM|MERGE INTO) (?:ONLY )?(${name})`,
    `^REINDEX TABLE (${name})`,
    `^CLUSTER (${name})`,
  ];
  for (const pattern of patterns) {
    const [, table] = new RegExp(pattern, 'i').exec(plain) ?? [];
    if (table) return bare(table);
  }
  return undefined;
}

function bare(quoted: string): string {
  const last = /(?:"(?:[^"]|"")+"|\w+)$/.exec(quoted)?.[0] ?? quoted;
  return last.startsWith('"') ? last.slice(1, -1) : last.toLowerCase();
}

/** Splits at the commas between the actions of an ALTER TABLE, and at no other. */
function actionsOf(plain: string): string[] {
  const alter = new RegExp(`^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${name} `, 'i').exec(plain);
  if (!alter) return [];
  const actions = [''];
  let depth = 0;
  for (const piece of plain.slice(alter[0].length).match(/"(?:[^"]|"")*"|[(),]|[^"(),]+/g) ?? []) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === ',' && depth === 0) actions.push('');
    else actions.push(`${actions.pop() ?? ''}${piece}`);
  }
  return actions.map((action) => action.trim());
}
