import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const browserFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => file.split(path.sep).includes('web') && /\.tsx?$/.test(file));

it('browser code takes the type of a kind of content, and never its release', () => {
  expect(browserFiles.length).toBeGreaterThan(100);
  const releases = browserFiles.filter((file) =>
    /^import \{[^}]*(?<!type )\b\w+Kind\b[^}]*\} from '[^']*\/(?:words|content)\//m.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(releases).toEqual([]);
});

it('the image is labeled with the version of the package', () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  expect(/^ARG VERSION=(\S+)$/m.exec(dockerfile)?.[1]).toBe(version);
  expect(dockerfile).toContain('org.opencontainers.image.version="$VERSION"');
});
