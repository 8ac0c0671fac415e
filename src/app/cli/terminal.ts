import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { SingleBar } from 'cli-progress';
import type { Progress } from '../../server/backup/backup.ts';

export interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  env: Record<string, string | undefined>;
}

/** Error that the operator can fix. It is shown without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

export async function readSecret({ stdin, stderr }: Terminal, question: string): Promise<string> {
  const isTerminal = stdin.isTTY === true;
  if (isTerminal) stderr.write(question);
  const reader = createInterface({
    input: stdin,
    output: silence,
    terminal: isTerminal,
    historySize: 0,
  });
  try {
    if (isTerminal) {
      return await new Promise((resolve, reject) => {
        // Ctrl+C and Ctrl+D close the reader. After Ctrl+D, `question` would never settle.
        reader.once('close', () => reject(new CommandError('Stopped. Nothing was changed.')));
        reader.question('').then(resolve, reject);
      });
    }
    for await (const line of reader) return line;
    return '';
  } finally {
    reader.close();
    if (isTerminal) stderr.write('\n');
  }
}

/** Shows the question and what is typed. Everything but a yes is a no. */
export async function readConsent({ stdin, stderr }: Terminal, question: string): Promise<boolean> {
  stderr.write(`${question} (yes/no) `);
  const reader = createInterface({ input: stdin });
  try {
    for await (const line of reader) return /^y(?:es)?$/i.test(line.trim());
    return false;
  } finally {
    reader.close();
    if (!stdin.isTTY) stderr.write('\n');
  }
}

export function createProgress({ stderr }: Terminal): Progress & { close(): void } {
  let bar: SingleBar | undefined;
  const close = () => {
    bar?.stop();
    bar = undefined;
  };
  return {
    step(title, total) {
      close();
      if (!stderr.isTTY || total === 0) return;
      bar = new SingleBar({
        stream: stderr,
        format: `${title.padEnd(10)} {bar} {percentage} %, {eta_formatted} to go`,
        barCompleteChar: '█',
        barIncompleteChar: '░',
        hideCursor: true,
        gracefulExit: false,
      });
      bar.start(total, 0);
    },
    advance(by) {
      bar?.increment(by);
    },
    close,
  };
}

export function formatTable(headings: readonly string[], rows: readonly string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_heading, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
