import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { appRouter } from '../../src/app/server/routers/router.ts';
import { buildOpenApiDocument } from '../../src/server/http/api/openapi.ts';
import { wordsOfChanges } from './api-changes.ts';

// Keeps the changelog of the API: what differs between the description of the last release and the present one. `--write`
// writes its first section, `--release 2026-12-07` ends that section and takes the present description for the released one.

const documentFile = path.join('docs', 'api', 'released.json');
const changelogFile = path.join('docs', 'api', 'changelog.md');
const unreleased = '## Unreleased';
const nothing = 'Nothing has changed.';
const section = new RegExp(
  `(?<=^${unreleased}\\n\\n)[\\s\\S]*?(?=\\n\\n## |\\n*$(?![\\s\\S]))`,
  'm',
);

/** No setting of a site changes it. */
const present: object = JSON.parse(
  JSON.stringify(
    buildOpenApiDocument(appRouter, { siteOrigin: 'https://example.com', isProduction: true }),
  ),
);
const released: object = JSON.parse(readFileSync(documentFile, 'utf8'));
const changelog = readFileSync(changelogFile, 'utf8');
const words = isDeepStrictEqual(released, present)
  ? nothing
  : wordsOfChanges(released, present) || nothing;

const [, , option, name] = process.argv;
if (option === '--write' || option === '--release') {
  const written = changelog.replace(section, () => words);
  const isRelease = option === '--release' && name !== undefined;
  writeFileSync(
    changelogFile,
    isRelease
      ? written.replace(unreleased, () => `${unreleased}\n\n${nothing}\n\n## ${name}`)
      : written,
  );
  if (isRelease) writeFileSync(documentFile, `${JSON.stringify(present, null, 2)}\n`);
} else if (section.exec(changelog)?.[0] !== words) {
  console.error(
    `The API changed, and ${changelogFile} does not say how. Run \`npm run api:changelog\`, and read what it wrote.`,
  );
  process.exit(1);
}
