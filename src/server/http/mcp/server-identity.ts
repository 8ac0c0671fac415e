/** The version that programs are told. */
export const mcpVersion = '1.0.0';

/** Revisions of the protocol that `/mcp` speaks, newest first. */
export const mcpRevisions = ['2026-07-28', '2025-11-25'] as const;

const ownName = 'site';

/** In reverse DNS form, as server cards ask: `land.vibecode/site`. */
export function mcpName(siteOrigin: string): string {
  const labels = new URL(siteOrigin).hostname.replace(/[^\w.-]/g, '').split('.');
  return `${labels.reverse().join('.')}/${ownName}`;
}

/** The name of the server in catalogs of a domain. */
export const mcpUrn = (siteOrigin: string) =>
  `urn:air:${new URL(siteOrigin).hostname}:mcp:${ownName}`;
