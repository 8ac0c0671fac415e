import { maskPrivate } from '../../server/observation/log.ts';
import { findFailedJobs, retryFailedJobs } from '../../server/queue/failed-jobs.queries.ts';
import { readJobStates } from '../../server/queue/job-states.queries.ts';
import { withSite } from './command.ts';
import { CommandError, counted, formatTable, type Terminal } from './terminal.ts';

const upToDate = { bringsUpToDate: true };
const failedShown = 50;
const reasonLength = 80;

export async function listJobs(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  await withSite(terminal, upToDate, async ({ db, say }) => {
    const states = await readJobStates(db.prisma);
    const failed = (await findFailedJobs(db.prisma, failedShown)).map((job) => ({
      ...job,
      lastError: maskPrivate(job.lastError),
    }));
    if (json) {
      say(JSON.stringify({ states, failed }, null, 2));
      return;
    }
    const { ready, scheduled, retrying, running } = states;
    say(
      `${ready} ready, ${running} running, ${retrying} to be tried again, ${scheduled} scheduled, ${states.failed} failed for good.`,
    );
    if (failed.length === 0) return;
    say(
      `\n${formatTable(
        ['Id', 'Job', 'Tries', 'Failed at', 'Reason'],
        failed.map(({ id, name, attempts, failedAt, lastError }) => [
          ...[id, name, String(attempts), failedAt.toISOString().slice(0, 19)],
          (lastError.split('\n')[0] ?? '').slice(0, reasonLength),
        ]),
      )}\n\n"site jobs retry <id>" tries one again, "site jobs retry --all" all of them.`,
    );
  });
}

export async function retryJobs(
  terminal: Terminal,
  ids: readonly string[],
  { all }: { all?: true },
): Promise<void> {
  if ((ids.length === 0) !== (all === true)) {
    throw new CommandError('Say which jobs by their ids, or --all. "site jobs" lists them.');
  }
  const wrong = ids.find((id) => !/^\d{1,18}$/.test(id));
  if (wrong !== undefined) throw new CommandError(`"${wrong}" is no id of a job.`);
  await withSite(terminal, upToDate, async ({ db, say }) => {
    const retried = await retryFailedJobs(db.prisma, all ? null : ids);
    const missing = ids.filter((id) => !retried.includes(id));
    if (retried.length > 0) {
      say(
        `${counted(retried.length, 'job')} will be tried again as soon as a copy of the site runs.`,
      );
    } else if (all) {
      say('No job has failed for good.');
    }
    if (missing.length > 0) {
      throw new CommandError(`No job that has failed for good: ${missing.join(', ')}.`);
    }
  });
}
