import { spawnSync } from 'node:child_process';

/**
 * Makes the file system read-only except for one folder, drops every capability and runs the command as process 1, like
 * compose.yaml.
 */
const script = `
  mount --bind "$1" "$1" && mount -o remount,bind,ro / && shift &&
  exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
`;
const unshare = ['unshare', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];
const ways = [unshare, [...unshare, '--user', '--map-root-user']];

/** Returns an empty prefix if the system does not permit the simulation. */
export function containerPrefix(writableFolder: string): string[] {
  const prefixes = ways.map((way) => [...way, 'sh', '-c', script, 'sh', writableFolder]);
  return prefixes.find(([program = '', ...args]) => works(program, [...args, 'true'])) ?? [];
}

function works(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
