import { accessSync, constants, mkdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { DatabaseUnavailableError } from '../../server/db/errors.ts';
import { parseEnv, type Settings, SettingsError } from '../../server/env.ts';
import { createLog } from '../../server/observation/log.ts';
import { StartUpError } from '../../server/start-up-error.ts';
import type { WebApplication } from './web-application.ts';

/** A slower stop is cut off (security row 51). */
const stopTimeoutMs = 9_000;

/**
 * Heap growth allowed before a collection. V8's default lets the heap more than double under load. This value reduced
 * 560 MB to 330 MB and costs a twentieth of the speed.
 */
const heapGrowthPercent = 40;

export interface RunOptions {
  source: Record<string, string | undefined>;
  webApplication(): Promise<WebApplication>;
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch {
    throw new StartUpError(
      `The data folder ${dataDir} cannot be written. Make it writable or set DATA_DIR to another folder.`,
    );
  }
}

/** Writes lines for people in a demo, and a line of the log in production, whatever its level. */
function announce(
  {
    settings,
    log,
    embedded,
  }: { settings: Settings; log: Logger; embedded: EmbeddedDatabase | null },
  address: string,
): void {
  const { mode, isDevelopment, isProduction, demoAdmin } = settings;
  const ready = `vibecode.land is ready at ${address.replace('127.0.0.1', 'localhost')}`;
  const database = embedded
    ? `embedded PostgreSQL, in ${embedded.folder}`
    : 'PostgreSQL server (DATABASE_URL)';
  if (isProduction) {
    log.child({}, { level: 'info' }).info({ mode, database }, ready);
    return;
  }
  const lines = [
    ready,
    `  mode      ${mode}${isDevelopment ? ', development' : ''}`,
    `  database  ${database}`,
    demoAdmin
      ? `  admin     /admin, username "${demoAdmin.username}", password "${demoAdmin.password}" (demo)`
      : '  admin     /admin',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/**
 * Ends the process on a signal until there is something to stop. The system does not do so for process 1, as in a
 * container.
 */
function endOnSignals(): () => void {
  const end = () => process.exit(0);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  return () => {
    process.off('SIGTERM', end);
    process.off('SIGINT', end);
  };
}

function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function start({ source, webApplication }: RunOptions): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  const waitForStop = endOnSignals();
  const settings = parseEnv(source);
  const log = createLog(settings.logLevel);
  prepareDataDir(settings.dataDir);

  // The database starts in processes of its own while this one loads the rest of the program.
  const [embedded, { prepareSite }, web] = await Promise.all([
    settings.database.url ? null : startEmbeddedDatabase({ dataDir: settings.dataDir, log }),
    import('./prepare-site.ts'),
    webApplication(),
  ]);
  const site = await prepareSite({ settings, log, embedded, web });
  waitForStop();
  stopOnSignals(() => site.stop(), log);
  const address = await site.listen();
  announce({ settings, log, embedded }, address);
  site.startWorking();
}

export async function run(options: RunOptions): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    const isExplained =
      error instanceof StartUpError ||
      error instanceof SettingsError ||
      error instanceof DatabaseUnavailableError;
    const message = isExplained ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}
