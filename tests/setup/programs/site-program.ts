import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runProgram } from '../../../src/app/cli/program.ts';
import { startProcess } from './program.ts';

export interface CommandResult {
  code: number | null;
  output: string;
}

/** Uses the build, in a separate process; a pipe brings `input`. */
export async function runSite(
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<CommandResult> {
  const command = startProcess(['dist/server/site.js', ...args], env, { input });
  const code = await command.ended;
  return { code, output: command.output() };
}

/** Runs the program in this process, which takes a tenth of the time; a pipe brings `input`. */
export async function runSiteHere(
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<CommandResult> {
  const output = new PassThrough();
  const whole = text(output);
  const stdin = Readable.from([Buffer.from(input)]);
  const code = await runProgram(args, { stdin, stdout: output, stderr: output, env });
  output.end();
  return { code, output: await whole };
}
