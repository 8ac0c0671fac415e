import {
  mcpName,
  mcpRevisions,
  mcpUrn,
  mcpVersion,
} from '../../../server/http/mcp/server-identity.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';

export const linkSetType =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
export const aiCatalogType = 'application/ai-catalog+json';
export const serverCardType = 'application/mcp-server-card+json';

/** A server card takes no longer title. */
const mostLetters = 100;

/** Names each API with its description, so that programs find both from the address of the site. */
export function apiCatalog(siteOrigin: string): string {
  const linked = (path: string, type: string) => ({ href: absoluteUrl(siteOrigin, path), type });
  return JSON.stringify({
    linkset: [
      {
        anchor: absoluteUrl(siteOrigin, serverPaths.api),
        'service-desc': [linked(serverPaths.openApi, 'application/json')],
        'service-doc': [linked(`${paths.apiReference}/`, 'text/html')],
      },
      {
        anchor: absoluteUrl(siteOrigin, serverPaths.mcp),
        'service-doc': [linked(paths.agents, 'text/html')],
        'service-meta': [
          linked(serverPaths.mcpCard, serverCardType),
          linked(serverPaths.oauthMcpResource, 'application/json'),
        ],
      },
    ],
  });
}

/** Leads programs that know the domain alone to the card of its server (extension "server card" of the protocol, SEP-2127). */
export function aiCatalog(siteOrigin: string): string {
  return JSON.stringify({
    specVersion: '1.0',
    entries: [
      {
        identifier: mcpUrn(siteOrigin),
        type: serverCardType,
        url: absoluteUrl(siteOrigin, serverPaths.mcpCard),
      },
    ],
  });
}

/** Says how to connect. The tools are listed by the server itself, where they cannot be out of date. */
export function serverCard(siteOrigin: string, brand: string): string {
  return JSON.stringify({
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: mcpName(siteOrigin),
    version: mcpVersion,
    title: brand.slice(0, mostLetters),
    description:
      'Reads the site and its prices, and drafts for people who said yes. Nothing is sent.',
    websiteUrl: absoluteUrl(siteOrigin, paths.agents),
    remotes: [
      {
        type: 'streamable-http',
        url: absoluteUrl(siteOrigin, serverPaths.mcp),
        supportedProtocolVersions: mcpRevisions,
      },
    ],
  });
}
