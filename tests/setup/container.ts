import { spawnSync } from 'node:child_process';

/**
 * Makes the whole file system read-only but for one folder, takes every capability away and runs the rest as process 1,
 * as compose.yaml has it.
 */
const script = `
  mount --bind "$1" "$1" && mount -o remount,bind,ro / && shift &&
  exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
`;
const unshare = ['unshare', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];
const ways = [unshare, [...unshare, '--user', '--map-root-user']];

/** What to put before a command so that it runs as in a container of ours; nothing where this system does not let us. */
export function containerPrefix(writableFolder: string): string[] {
  const prefixes = ways.map((way) => [...way, 'sh', '-c', script, 'sh', writableFolder]);
  return prefixes.find(([program = '', ...args]) => works(program, [...args, 'true'])) ?? [];
}

function works(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
