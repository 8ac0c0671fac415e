import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { columnList, quoted, type Table } from './catalog.ts';
import { BackupError } from './format.ts';

export function openCopy(client: pg.ClientBase, table: Table) {
  const stream = client.query(
    copyFrom(`COPY ${quoted(table.name)} (${columnList(table)}) FROM STDIN`),
  );
  let fault: Error | undefined;
  let onFault: ((error: Error) => void) | undefined;
  stream.on('error', (error) => {
    fault = explained(table, error);
    onFault?.(fault);
  });
  const step = (take: (done: () => void) => void) =>
    new Promise<void>((resolve, reject) => {
      if (fault) return reject(fault);
      onFault = reject;
      take(resolve);
    });
  return {
    name: table.name,
    write: (chunk: Buffer) =>
      step((done) => {
        // The stream's error event carries more detail.
        stream.write(chunk, (error) => {
          if (!error) done();
        });
      }),
    end: () => step((done) => stream.end(done)),
    abort: () =>
      new Promise<void>((resolve) => {
        if (fault || stream.closed) return resolve();
        stream.once('close', resolve);
        stream.destroy();
      }),
  };
}

function explained({ name }: Table, error: Error): BackupError {
  return new BackupError(`The rows of ${name} cannot be taken: ${error.message}.`, {
    cause: error,
  });
}
