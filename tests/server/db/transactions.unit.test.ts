import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * Within a transaction (a function that takes `tx`) the global client waits for a connection that the transaction may
 * hold, and its writes are not undone. So nothing may reach it there: no `.prisma`, no `.pool`, and no `deps` or `db`
 * as an argument.
 */
const GLOBAL_CLIENTS = new Set(['prisma', 'pool']);
const CARRIERS = new Set(['deps', 'db']);

function usesOfGlobalClient(code: string): string[] {
  const found: string[] = [];
  let depth = 0;
  const report = (start: number) => {
    const line = code.slice(0, start).split('\n').length;
    found.push(`${line}: ${code.split('\n')[line - 1]?.trim()}`);
  };
  const enter = ({ params }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (params.some((param) => param.type === 'Identifier' && param.name === 'tx')) depth += 1;
  };
  const leave = ({ params }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (params.some((param) => param.type === 'Identifier' && param.name === 'tx')) depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    MemberExpression({ property, start }) {
      if (depth > 0 && property.type === 'Identifier' && GLOBAL_CLIENTS.has(property.name)) {
        report(start);
      }
    },
    CallExpression({ arguments: values }) {
      if (depth === 0) return;
      for (const value of values) {
        if (value.type === 'Identifier' && CARRIERS.has(value.name)) report(value.start);
      }
    },
  }).visit(parseSync('source.ts', code).program);
  return found;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)server\/.*\.ts$/.test(file) && !/\bgenerated\b/.test(file))
  .map((file) => path.join('src', file));

describe('transactions', () => {
  it('do not reach for the global client', () => {
    const found = sources.flatMap((file) =>
      usesOfGlobalClient(readFileSync(file, 'utf8')).map((use) => `${file}:${use}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'deps.db.prisma.$transaction(async (tx) => { await deps.db.prisma.admin.count(); })',
    'db.prisma.$transaction((tx) => db.pool.query("SELECT 1"))',
    'inTransaction(deps, async (tx) => { await audit(deps, tx); })',
    'async function save(tx: Db) { await count(db); }',
  ])('the check sees %s', (code) => {
    expect(usesOfGlobalClient(code)).toHaveLength(1);
  });

  it.each([
    'deps.db.prisma.$transaction(async (tx) => { await tx.admin.count(); deps.log.info({}, "x"); })',
    'async function count(db: Db) { return db.admin.count(); }',
  ])('the check lets %s pass', (code) => {
    expect(usesOfGlobalClient(code)).toEqual([]);
  });
});
