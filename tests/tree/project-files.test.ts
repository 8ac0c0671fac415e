import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readImage } from '../setup/programs/image.ts';

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<
    string,
    { strategy?: { matrix: { node: number[] } }; steps: { uses?: string; run?: string }[] }
  >;
}

const workflow: Workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));
const node = readFileSync('.nvmrc', 'utf8').trim();

it('tests run on every Node that is supported, and the image on the one of .nvmrc', () => {
  const { strategy, steps } = workflow.jobs.test ?? { steps: [] };
  expect(strategy?.matrix.node).toEqual([20, 22, 24]);
  expect(steps.map(({ run }) => run)).toContain('npm test');
  expect(readImage().bases[0]).toMatch(new RegExp(`^node:${node}-`));
  const { image } = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8'));
  expect(image).toContain(`:${node.split('.')[0]}-`);
});

it('a workflow may only read, and names its actions by exact version', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const used = Object.values(workflow.jobs).flatMap(({ steps }) =>
    steps.flatMap((s) => s.uses ?? []),
  );
  expect(used.length).toBeGreaterThan(3);
  for (const action of used) expect(action).toMatch(/@(?:v\d+\.\d+\.\d+|[\da-f]{40})$/);
});

it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'])(
  'what %s links to is there',
  (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
    for (const [, target = ''] of links) {
      expect(existsSync(path.join(path.dirname(file), target)), target).toBe(true);
    }
  },
);

it('the commands that documents name are there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const file of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/architecture.md']) {
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)) {
      expect(Object.keys(scripts), `${file}: npm run ${name}`).toContain(name);
    }
  }
});

it('every package runs on the oldest Node that is supported', () => {
  const { packages }: { packages: Record<string, { engines?: { node?: string } }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const oldest = minVersion(packages['']?.engines?.node ?? '') ?? '';
  const tooNew = Object.entries(packages).flatMap(([location, { engines }]) =>
    engines?.node && !satisfies(oldest, engines.node) ? `${location} (${engines.node})` : [],
  );
  expect(tooNew).toEqual([]);
});
