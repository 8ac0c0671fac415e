import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { subjectSelect } from '../../../src/server/db/conversation-of.ts';

const rows = readFileSync('docs/decisions/conversations.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `([^`]+)` \|/.exec(line)?.[1] ?? []);
/** Files that are there already. The others are those of the new capability. */
const changed = rows.filter((file) => !file.includes('…'));

it('a further kind of conversation takes at most 15 files', () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(15);
  expect(changed.filter((file) => !existsSync(file))).toEqual([]);
});

it('what a conversation may be about is listed as the database has it', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const model = /^model Conversation \{([^}]*)\}/m.exec(schema)?.[1] ?? '';
  const columns = [...model.matchAll(/^\s+(\w+Id)\s+Int\?/gm)].map(([, column]) => column);
  expect(columns).toEqual(Object.keys(subjectSelect));
});

it('the kinds are listed in the files of the table and nowhere else', () => {
  const shared = ['src/server', 'src/shared', 'src/app', 'src/web', 'src/features/conversations'];
  const files = shared.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, ...name.split(path.sep)))
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('/generated/')),
  );
  const twoSubjects =
    /\b(requestId|messageId|briefId)\b[^;]{0,60}?\b(?!\1\b)(?:request|message|brief)Id\b/;
  const listing = files.filter((file) => twoSubjects.test(readFileSync(file, 'utf8')));
  expect(listing.length).toBeGreaterThan(0);
  expect(listing.filter((file) => !changed.includes(file))).toEqual([]);
});
