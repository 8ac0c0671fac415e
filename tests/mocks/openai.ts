import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { stageAnswer } from './stage-answers.ts';

export type TextFault =
  | 'none'
  | 'hang'
  | 'drip'
  | 'cutOff'
  | 'outOfTokens'
  | 'refused'
  | 'notJson'
  | 'wrongShape'
  | 'hugeText'
  | 'hugeLine'
  | 'wrongKey'
  | 'noQuota'
  | 'rateLimited'
  | 'serverError'
  | 'redirect'
  /** Answers without token counts. */
  | 'noUsage'
  | 'absurdUsage'
  /** Ends the stream in the middle without an error. */
  | 'endsEarly'
  /** Sends a reasoning model's thoughts before the answer, and its own end marker. */
  | 'thinksAloud'
  /** Refuses parameters that only newer servers know. */
  | 'basicOnly'
  /** Spends all tokens on thoughts and leaves none for an answer. */
  | 'thinksOnly'
  | 'notStreamed'
  | 'notStreamedNorJson'
  | 'empty';

export type PictureFault =
  | 'none'
  | 'addressOnly'
  | 'notAPicture'
  | 'refused'
  | 'serverError'
  | 'hang';

export const openAiKey = 'sk-test-canary-of-the-key';

export const honestDraft = {
  title: 'Plan a first app in one evening',
  slug: 'plan-a-first-app',
  excerpt: 'One page of notes is enough to start, when it answers the right four questions.',
  content:
    '<p>Start with a person, not with a feature.</p><h2>Four questions</h2><ul><li>Who?</li><li>Why &amp; when?</li></ul>',
  metaTitle: 'Plan a first app | vibecode.land',
  metaDescription: 'Four questions that turn an idea into a plan in one evening.',
  metaKeywords: 'planning, first app',
  imagePrompt: 'A notebook on a kitchen table at night',
};

const requestSchema = z.object({
  model: z.string(),
  stream: z.boolean().optional(),
  prompt: z.string().optional(),
  max_completion_tokens: z.number().optional(),
  max_tokens: z.number().optional(),
  stream_options: z.unknown().optional(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).optional(),
  response_format: z.looseObject({ type: z.string() }).optional(),
});

export interface OpenAiCall {
  path: string;
  headers: IncomingHttpHeaders;
  authorization: string | undefined;
  body: z.infer<typeof requestSchema>;
}

const refusals: Partial<Record<TextFault | PictureFault, [number, { code: string }]>> = {
  wrongKey: [401, { code: 'invalid_api_key' }],
  noQuota: [429, { code: 'insufficient_quota' }],
  rateLimited: [429, { code: 'rate_limit_exceeded' }],
  serverError: [500, { code: 'server_error' }],
};

function chunk(delta: Record<string, unknown>, finishReason: string | null = null): string {
  return `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  })}\n\n`;
}

const countedTokens = { prompt_tokens: 120, completion_tokens: 800, total_tokens: 920 };

const usage = `data: ${JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'test',
  choices: [],
  usage: countedTokens,
})}\n\n`;

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += piece;
  return body;
}

interface OpenAiOptions {
  /** 0 picks a free port. */
  port?: number;
  textFaultOf?: (prompt: string) => TextFault;
}

export async function startOpenAi({ port = 0, textFaultOf }: OpenAiOptions = {}) {
  const calls: OpenAiCall[] = [];
  const state = {
    text: 'none' as TextFault,
    picture: 'none' as PictureFault,
    draft: honestDraft as Record<string, unknown>,
    answerOf: null as ((call: OpenAiCall['body']) => string | null) | null,
    picture64: '',
    hangUps: 0,
  };

  const answerText = (response: ServerResponse, fault: TextFault, body: OpenAiCall['body']) => {
    const json = state.answerOf?.(body) ?? stageAnswer(body) ?? JSON.stringify(state.draft);
    const pieces = json.match(/[\s\S]{1,40}/g) ?? [];
    const stream = (parts: readonly string[]) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const part of parts) response.write(part);
    };
    const finish = (parts: readonly string[]) => {
      stream([...parts, usage, 'data: [DONE]\n\n']);
      response.end();
    };
    const streamed = pieces.map((piece) => chunk({ content: piece }));
    switch (fault) {
      case 'hang':
        return;
      case 'drip':
        return stream([chunk({ role: 'assistant' }), ...streamed.slice(0, 8)]);
      case 'cutOff':
        stream(streamed.slice(0, 8));
        return void setImmediate(() => response.destroy());
      case 'outOfTokens':
        return finish([...streamed.slice(0, 8), chunk({}, 'length')]);
      case 'refused':
        return finish([chunk({ refusal: 'I cannot help with that.' }), chunk({}, 'stop')]);
      case 'notJson':
        return finish([chunk({ content: 'Sure! Here is your post.' }), chunk({}, 'stop')]);
      case 'wrongShape':
        return finish([chunk({ content: '{"title":7}' }), chunk({}, 'stop')]);
      case 'hugeText':
        return finish(Array.from({ length: 200 }, () => chunk({ content: 'x'.repeat(10_000) })));
      case 'noUsage':
        stream([...streamed, chunk({}, 'stop'), 'data: [DONE]\n\n']);
        return void response.end();
      case 'absurdUsage':
        stream([...streamed, chunk({}, 'stop'), usage.replace('120', '1e300'), 'data: [DONE]\n\n']);
        return void response.end();
      case 'endsEarly':
        stream([...streamed.slice(0, 1), 'data: [DONE]\n\n']);
        return void response.end();
      case 'thinksAloud':
        return finish([
          ...['<thi', 'nk>A {"draft"}?', ' Well.</thi', 'nk>\n\n'].map((content) =>
            chunk({ content }),
          ),
          chunk({ content: [{ type: 'thinking' }] }),
          ...streamed,
          chunk({}, 'eos_token'),
        ]);
      case 'thinksOnly':
        return finish([chunk({ content: '<think>A draft?' }), chunk({}, 'length')]);
      case 'notStreamed':
      case 'notStreamedNorJson': {
        const message = { role: 'assistant', content: json };
        const choices = [{ index: 0, message, finish_reason: 'stop' }];
        const whole = { object: 'chat.completion', choices, usage: countedTokens };
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
        return void response.end(fault === 'notStreamed' ? JSON.stringify(whole, null, 2) : '{');
      }
      case 'empty':
        return finish([chunk({ content: '' }), chunk({}, 'stop')]);
      case 'hugeLine': {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.on('error', () => {});
        const pour = () => {
          while (!response.destroyed && response.write('x'.repeat(1024 * 1024)));
        };
        response.on('drain', pour);
        return pour();
      }
      case 'redirect':
        response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' });
        return void response.end();
      default:
        return finish([chunk({ role: 'assistant' }), ...streamed, chunk({}, 'stop')]);
    }
  };

  const answerPicture = (response: ServerResponse) => {
    if (state.picture === 'hang') return;
    const data =
      state.picture === 'addressOnly'
        ? { url: 'http://169.254.169.254/latest/meta-data' }
        : {
            b64_json:
              state.picture === 'notAPicture'
                ? Buffer.from('<svg onload="alert(1)"></svg>').toString('base64')
                : state.picture64,
          };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ created: 1, data: [data] }));
  };

  const describeModel = (response: ServerResponse, id: string, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        status === 200
          ? { id, object: 'model', created: 0, owned_by: 'system' }
          : { error: { message: `refused: ${openAiKey}` } },
      ),
    );
  };

  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) state.hangUps += 1;
    });
    const { headers, url = '' } = request;
    const [, model] = /^\/v1\/models\/(.+)$/.exec(url) ?? [];
    if (model) return describeModel(response, model, refusals[state.text]?.[0]);
    const body = requestSchema.parse(JSON.parse(await readBody(request)));
    calls.push({ path: url, headers, authorization: headers.authorization, body });
    const isPicture = request.url === '/v1/images/generations';
    const prompt = body.messages?.at(-1)?.content ?? '';
    const textFault = textFaultOf?.(prompt) ?? state.text;
    const fault = isPicture ? state.picture : textFault;
    const refusal =
      isPicture && fault === 'refused'
        ? ([400, { code: 'moderation_blocked' }] as const)
        : refusals[fault];
    const isNewer = body.response_format ?? body.stream_options ?? body.max_completion_tokens;
    if (fault === 'basicOnly' && isNewer) {
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'Extra inputs are not permitted' } }));
    } else if (refusal) {
      response.writeHead(refusal[0], { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `refused: ${openAiKey}`, ...refusal[1] } }));
    } else if (isPicture) {
      answerPicture(response);
    } else {
      answerText(response, textFault, body);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    calls,
    state,
    reset() {
      calls.length = 0;
      Object.assign(state, {
        text: 'none',
        picture: 'none',
        draft: honestDraft,
        answerOf: null,
        hangUps: 0,
      });
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type OpenAiDouble = Awaited<ReturnType<typeof startOpenAi>>;
