import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../server/package-root.ts';
import { runProgram } from './program.ts';

/** Entry of the operator's program. As with `npm start`, the environment overrides .env. */
const settingsFile = path.join(packageRoot, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

const { stdin, stdout, stderr, env } = process;
process.exitCode = await runProgram(process.argv.slice(2), { stdin, stdout, stderr, env });
