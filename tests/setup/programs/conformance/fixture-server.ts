import {
  acceptedContent,
  type CallToolResult,
  type ContentBlock,
  fromJsonSchema,
  type GetPromptResult,
  type InputRequiredResult,
  inputRequired,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { askForField, registerAskingTools, stateCodec, textResult } from './asking-tools.ts';

/** PNG of one pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Head of a WAV file without samples. */
const wav = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const image = { type: 'image', data: png, mimeType: 'image/png' } as const;
const embedded = (uri: string) =>
  ({ type: 'resource', resource: { uri, mimeType: 'text/plain', text: 'Embedded.' } }) as const;

const contents: Record<string, ContentBlock[]> = {
  test_simple_text: [{ type: 'text', text: 'This is a simple text response for testing.' }],
  test_image_content: [image],
  test_audio_content: [{ type: 'audio', data: wav, mimeType: 'audio/wav' }],
  test_embedded_resource: [embedded('test://embedded-resource')],
  test_multiple_content_types: [
    { type: 'text', text: 'Multiple content types test:' },
    image,
    embedded('test://mixed-content-resource'),
  ],
  test_streaming_elicitation: [{ type: 'text', text: 'No request of the server on the way.' }],
};

async function reportProgress({ mcpReq }: ServerContext): Promise<CallToolResult> {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return textResult('Nobody asked for progress.');
  for (const progress of [0, 50, 100]) {
    const params = { progressToken, progress, total: 100 };
    await mcpReq.notify({ method: 'notifications/progress', params });
  }
  return textResult(String(progressToken));
}

function registerTools(server: McpServer): void {
  for (const [name, content] of Object.entries(contents)) {
    server.registerTool(name, { description: name }, async () => ({ content }));
  }
  const inputSchema = z.object({});
  server.registerTool('test_error_handling', { description: 'Fails' }, async () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  server.registerTool(
    'test_logging_tool',
    { description: 'Logs', inputSchema },
    async (_input, ctx) => {
      await ctx.mcpReq.log('info', 'The tool ran.');
      return textResult('Logged.');
    },
  );
  server.registerTool(
    'test_tool_with_logging',
    { description: 'Logs three times', inputSchema },
    async (_input, { mcpReq }) => {
      for (const data of ['started', 'running', 'done']) {
        await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data } });
      }
      return textResult('Logged.');
    },
  );
  server.registerTool(
    'test_tool_with_progress',
    { description: 'Reports progress', inputSchema },
    (_input, ctx) => reportProgress(ctx),
  );
  const region = { type: 'string', 'x-mcp-header': 'Region' };
  server.registerTool(
    'test_x_mcp_header',
    {
      description: 'Takes an input from a header',
      inputSchema: fromJsonSchema<{ region?: string }>({ type: 'object', properties: { region } }),
    },
    async (input) => textResult(String(input.region)),
  );
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Shows its schema', inputSchema: fromJsonSchema(wideSchema) },
    async () => textResult('Taken.'),
  );
}

/** Words of JSON Schema 2020-12 that a list of tools must keep. */
const wideSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      ...{ $anchor: 'addressDef', type: 'object' },
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
} as const;

function registerResources(server: McpServer): void {
  for (const [name, content] of Object.entries({
    'static-text': { mimeType: 'text/plain', text: 'The content of the static text resource.' },
    'static-binary': { mimeType: 'image/png', blob: png },
  })) {
    const uri = `test://${name}`;
    server.registerResource(name, uri, { mimeType: content.mimeType }, async () => ({
      contents: [{ uri, ...content }],
    }));
  }
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  const mimeType = 'application/json';
  server.registerResource('template', template, { mimeType }, async (uri, { id }) => ({
    contents: [{ uri: uri.href, mimeType, text: JSON.stringify({ id }) }],
  }));
}

const said = (...contents: ContentBlock[]): GetPromptResult => ({
  messages: contents.map((content) => ({ role: 'user', content })),
});
const saidText = (text: string) => said({ type: 'text', text });

function registerPrompts(server: McpServer): void {
  const text = z.string();
  server.registerPrompt('test_simple_prompt', { description: 'Simple' }, async () =>
    saidText('This is a simple prompt for testing.'),
  );
  server.registerPrompt(
    'test_prompt_with_arguments',
    { description: 'With arguments', argsSchema: z.object({ arg1: text, arg2: text }) },
    async ({ arg1, arg2 }) => saidText(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'With a resource', argsSchema: z.object({ resourceUri: text }) },
    async ({ resourceUri }) => said(embedded(resourceUri), { type: 'text', text: 'Read it.' }),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'With an image' }, async () =>
    said(image, { type: 'text', text: 'Look at it.' }),
  );
  server.registerPrompt(
    'test_input_required_result_prompt',
    { description: 'Asks first', argsSchema: z.object({}) },
    async (_input, ctx): Promise<GetPromptResult | InputRequiredResult> => {
      const { inputResponses } = ctx.mcpReq;
      const given = acceptedContent<{ context: string }>(inputResponses, 'user_context');
      if (given) return saidText(given.context);
      const user_context = askForField('Which context?', 'context');
      return inputRequired({ inputRequests: { user_context } });
    },
  );
}

// The transport has one answer for each message, so nobody is told of changes later.
const toldOfNothing = { listChanged: false };
const capabilities = {
  ...{ tools: toldOfNothing, resources: toldOfNothing, prompts: toldOfNothing },
  ...{ completions: {}, logging: {} },
};

/** Has the tools, resources and prompts that the suite of the protocol calls by name. */
export function createFixtureServer(): McpServer {
  const server = new McpServer(
    { name: 'Fixtures of the suite', version: '1.0.0' },
    { capabilities, requestState: { verify: stateCodec.verify } },
  );
  registerTools(server);
  registerAskingTools(server);
  registerResources(server);
  registerPrompts(server);
  server.server.setRequestHandler('logging/setLevel', () => ({}));
  server.server.setRequestHandler('completion/complete', () => ({ completion: { values: [] } }));
  return server;
}
