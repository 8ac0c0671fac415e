export const agentsWords = {
  address: 'Address of the MCP server',
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
  further: {
    title: 'Without MCP',
    links: {
      markdown: 'Every page as Markdown: add .md to its address, or ask for text/markdown',
      llms: 'List of pages for language models',
      llmsFull: 'The main pages as one text',
      reference: 'Reference of the REST API',
      openApi: 'OpenAPI description',
      changes: 'Feed of what changed',
    },
  },
} as const;

export interface AgentSetting {
  client: string;
  hint: string;
  code: string;
}

const name = 'vibecode-land';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Follows the documentation of each product. @param address of the MCP server */
export function agentSettings(address: string): AgentSetting[] {
  const listed = json({ jsonrpc: '2.0', id: 1, method: 'tools/list' }).replace(/\s+/g, ' ');
  return [
    {
      client: 'Claude',
      hint: 'Open Settings, Connectors, Add custom connector, and paste the address.',
      code: address,
    },
    {
      client: 'Claude Code',
      hint: 'Run this once in a terminal.',
      code: `claude mcp add --transport http ${name} ${address}`,
    },
    {
      client: 'ChatGPT',
      hint: 'Switch on Developer mode under Settings, Connectors, Advanced. Then create a connector with the address.',
      code: address,
    },
    {
      client: 'Cursor',
      hint: 'Put this into .cursor/mcp.json of a project, or into ~/.cursor/mcp.json.',
      code: json({ mcpServers: { [name]: { url: address } } }),
    },
    {
      client: 'VS Code',
      hint: 'Put this into .vscode/mcp.json.',
      code: json({ servers: { [name]: { type: 'http', url: address } } }),
    },
    {
      client: 'curl',
      hint: 'Lists the tools.',
      code: [
        `curl ${address} \\`,
        "  -H 'content-type: application/json' \\",
        "  -H 'accept: application/json, text/event-stream' \\",
        `  -d '${listed}'`,
      ].join('\n'),
    },
  ];
}
