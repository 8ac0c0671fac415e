import { parseEnv, SettingsError } from '../../server/env.ts';
import { checkSite, type Finding } from './checks.ts';
import { migrationsDir, sentenceFor, withSite } from './command.ts';
import type { Terminal } from './terminal.ts';

const unreached = (subject: string, sentence: string): Finding => ({
  subject,
  state: 'fail',
  sentence,
});

/** @returns false when a check failed */
export async function check(terminal: Terminal, { json }: { json?: true }): Promise<boolean> {
  const findings = await findAll(terminal);
  const text = json
    ? JSON.stringify(findings, null, 2)
    : findings
        .map(({ state, subject, sentence }) => `${state.padEnd(5)} ${subject}: ${sentence}`)
        .join('\n');
  terminal.stdout.write(`${text}\n`);
  return findings.every(({ state }) => state !== 'fail');
}

async function findAll(terminal: Terminal): Promise<Finding[]> {
  try {
    parseEnv(terminal.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map((fault) => unreached('Settings', fault));
  }
  let findings: Finding[] = [];
  try {
    await withSite(terminal, { bringsUpToDate: false }, async ({ settings, db }) => {
      findings = await checkSite(settings, db.pool, migrationsDir);
    });
  } catch (error) {
    return [...findings, unreached('Database', sentenceFor(error))];
  }
  return findings;
}
