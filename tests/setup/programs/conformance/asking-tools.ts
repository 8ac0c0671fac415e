import { randomBytes, randomUUID } from 'node:crypto';
import {
  acceptedContent,
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

const stateSchema = z.object({ round: z.number(), name: z.string().optional() });

/** A server of one message keeps nothing, so the client carries the state, sealed with a key of this process. */
export const stateCodec = createRequestStateCodec<z.infer<typeof stateSchema> & { nonce: string }>({
  key: randomBytes(32),
});

const sealed = (round: number, name?: string) =>
  stateCodec.mint({ round, nonce: randomUUID(), ...(name && { name }) });

export const textResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

export const askForField = (message: string, field: string) =>
  inputRequired.elicit({
    message,
    requestedSchema: {
      type: 'object',
      properties: { [field]: { type: 'string' } },
      required: [field],
    },
  });

const askModel = (text: string) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text } }],
    maxTokens: 50,
  });

type Answer = CallToolResult | InputRequiredResult;
type AskingTool = (request: ServerContext['mcpReq']) => Promise<Answer>;

const fieldOf = ({ inputResponses }: ServerContext['mcpReq'], request: string, field: string) =>
  acceptedContent<Record<string, unknown>>(inputResponses, request)?.[field];

const sampled = z.object({ content: z.object({ text: z.string() }) });
const rooted = z.object({ roots: z.array(z.object({ uri: z.string() })) });

const capability = z.object({}).optional();
const declared = z.object({
  [CLIENT_CAPABILITIES_META_KEY]: z.object({
    ...{ elicitation: capability, sampling: capability, roots: capability },
  }),
});

const confirmed: AskingTool = async (request) => {
  if (fieldOf(request, 'confirm', 'ok') !== undefined && request.requestState() !== undefined) {
    return textResult('state-ok');
  }
  const inputRequests = { confirm: askForField('Please confirm', 'ok') };
  return inputRequired({ inputRequests, requestState: await sealed(0) });
};

/** Tools that answer with questions to the client first, by the names and fields that the suite knows. */
const askingTools: Record<string, AskingTool> = {
  async test_missing_capability({ inputResponses }) {
    if (inputResponses?.model) return textResult('done');
    return inputRequired({ inputRequests: { model: askModel('Say pong') } });
  },

  async test_input_required_result_elicitation(request) {
    const name = fieldOf(request, 'user_name', 'name');
    if (typeof name === 'string') return textResult(`Hello, ${name}!`);
    return inputRequired({ inputRequests: { user_name: askForField('Your name?', 'name') } });
  },

  async test_input_required_result_sampling({ inputResponses }) {
    const { data } = sampled.safeParse(inputResponses?.capital_question);
    if (data) return textResult(data.content.text);
    const capital_question = askModel('The capital of France?');
    return inputRequired({ inputRequests: { capital_question } });
  },

  async test_input_required_result_list_roots({ inputResponses }) {
    const { data } = rooted.safeParse(inputResponses?.client_roots);
    if (data) return textResult(data.roots.map(({ uri }) => uri).join(', '));
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  },

  test_input_required_result_request_state: confirmed,
  test_input_required_result_tampered_state: confirmed,

  async test_input_required_result_multiple_inputs(request) {
    const name = fieldOf(request, 'user_name', 'name');
    const greeting = sampled.safeParse(request.inputResponses?.greeting).data;
    const roots = rooted.safeParse(request.inputResponses?.client_roots).data;
    if (typeof name === 'string' && greeting && roots) {
      return textResult(`${greeting.content.text} ${name} (${roots.roots.length})`);
    }
    const inputRequests = {
      user_name: askForField('Your name?', 'name'),
      greeting: askModel('A greeting'),
      client_roots: inputRequired.listRoots(),
    };
    return inputRequired({ inputRequests, requestState: await sealed(0) });
  },

  async test_input_required_result_multi_round(request) {
    const { data } = stateSchema.safeParse(request.requestState());
    if (data?.round === 2) {
      return textResult(`${data.name} likes ${fieldOf(request, 'step2', 'color')}`);
    }
    if (data?.round === 1) {
      const name = String(fieldOf(request, 'step1', 'name'));
      const inputRequests = { step2: askForField('Your color?', 'color') };
      return inputRequired({ inputRequests, requestState: await sealed(2, name) });
    }
    const inputRequests = { step1: askForField('Your name?', 'name') };
    return inputRequired({ inputRequests, requestState: await sealed(1) });
  },

  async test_input_required_result_capabilities({ inputResponses, envelope }) {
    if (inputResponses) return textResult('done');
    const may = declared.safeParse(envelope).data?.[CLIENT_CAPABILITIES_META_KEY];
    const inputRequests: InputRequests = {
      ...(may?.elicitation && { user_name: askForField('Your name?', 'name') }),
      ...(may?.sampling && { greeting: askModel('A greeting') }),
      ...(may?.roots && { client_roots: inputRequired.listRoots() }),
    };
    return inputRequired({ inputRequests });
  },
};

export function registerAskingTools(server: McpServer): void {
  for (const [name, answer] of Object.entries(askingTools)) {
    server.registerTool(name, { description: name, inputSchema: z.object({}) }, (_input, ctx) =>
      answer(ctx.mcpReq),
    );
  }
}
