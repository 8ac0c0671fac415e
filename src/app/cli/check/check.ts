import { launchList } from '../../../features/launch/server/launch-list.service.ts';
import { parseEnv, SettingsError } from '../../../server/env.ts';
import { contentKinds } from '../../content-kinds.ts';
import { migrationsDir, type Site, sentenceFor, withSite } from '../command.ts';
import type { Terminal } from '../terminal.ts';
import { findNotedBackups } from './backup-check.ts';
import { checkSite } from './checks.ts';
import type { Finding } from './finding.ts';
import { findNotices } from './notices-check.ts';

const unreached = (subject: string, sentence: string): Finding => ({
  subject,
  state: 'fail',
  sentence,
});

const isUpToDate = (findings: readonly Finding[]) =>
  findings.some(({ subject, state }) => subject === 'Schema' && state === 'ok');

/** The launch list as findings, which never fail. */
async function findLaunchItems(site: Pick<Site, 'db' | 'settings'>): Promise<Finding[]> {
  const items = await launchList(site, contentKinds);
  if (items.length === 0) {
    return [{ subject: 'Launch', state: 'ok', sentence: 'Nothing is left to do before launch.' }];
  }
  return items.map(({ what, link }) => ({
    subject: 'Launch',
    state: 'warn',
    sentence: `${what} (${site.settings.siteOrigin}${link})`,
  }));
}

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
    await withSite(terminal, { bringsUpToDate: false }, async (site) => {
      findings = await checkSite(site.settings, site.db.pool, migrationsDir);
      // The tables of this version are missing otherwise.
      if (isUpToDate(findings))
        findings = [
          ...findings,
          await findNotices(site),
          ...(await findNotedBackups(site)),
          ...(await findLaunchItems(site)),
        ];
    });
  } catch (error) {
    return [...findings, unreached('Database', sentenceFor(error))];
  }
  return findings;
}
