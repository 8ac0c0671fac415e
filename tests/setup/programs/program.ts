import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  until(pattern: RegExp): Promise<RegExpExecArray>;
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Call it at the end of every test file that starts programs. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

interface ProgramOptions {
  cwd?: string;
  /** Comes through a pipe, as from a keyboard. */
  input?: string;
  /** The caller writes to it. */
  hasOpenInput?: true;
}

export function startProcess(
  args: readonly string[],
  env: Record<string, string>,
  options: ProgramOptions = {},
): ServerProcess {
  return startProgram(process.execPath, args, env, options);
}

export function startProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  { cwd = process.cwd(), input, hasOpenInput }: ProgramOptions = {},
): ServerProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: [input === undefined && !hasOpenInput ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  if (!hasOpenInput) child.stdin?.end(input);
  running.add(child);
  let text = '';
  const listeners = new Set<() => void>();
  const onData = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', onData);
  child.stderr?.on('data', onData);
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    for (const listener of listeners) listener();
    return typeof code === 'number' ? code : null;
  });
  return {
    child,
    ended,
    output: () => text,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(text);
          if (match) resolve(match);
          else if (child.exitCode !== null) reject(new Error(`The process has ended:\n${text}`));
          else return;
          listeners.delete(look);
        };
        listeners.add(look);
        look();
      }),
  };
}

export function startServer(
  env: Record<string, string>,
  options: { cwd?: string } = {},
): ServerProcess {
  return startProcess([path.resolve('dist/server/server.js')], env, options);
}
