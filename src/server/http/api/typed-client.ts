import { serverPaths } from '../../../shared/server-paths.ts';
import { adminTokenHeader } from '../request-context.ts';

/** Says in Markdown how a program gets a client with types. README.md says the same; a test runs it. */
export function typedClient(siteOrigin: string): string {
  return `## A typed client

\`\`\`sh
npx openapi-typescript ${siteOrigin}${serverPaths.openApi} -o openapi.ts
\`\`\`

\`\`\`ts
import createClient from 'openapi-fetch';
import type { paths } from './openapi.ts';
const client = createClient<paths>({
  baseUrl: '${siteOrigin}${serverPaths.api}',
  headers: { '${adminTokenHeader}': process.env.TOKEN },
});
\`\`\``;
}
