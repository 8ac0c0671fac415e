import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';
import type { Settings } from '../../env.ts';
import { createBoundedFetch } from '../bounded-fetch.ts';
import type { ServiceCheck } from '../service-check.ts';
import { type Ai, estimateTokens, type ModelRequest, noUsage, type TokenUsage } from './ai.ts';
import { aiFailure, isRefusedForm, isRefusedRequest } from './ai-failure.ts';
import { SpokenText } from './spoken-text.ts';
import { createStreamedFetch } from './streamed-fetch.ts';

type AiSettings = Settings['ai'] & { apiKey: string };

/** Stated explicitly: the SDK would otherwise read an address from the environment. */
const defaultBaseUrl = 'https://api.openai.com/v1';
/** Bounds an answer's text. Four characters per token are usual, so this leaves room. */
const charactersPerToken = 12;
const bytesPerToken = 800;
const maxEventBytes = 256 * 1024;
const maxPictureBytes = 32 * 1024 * 1024;

function createClient(ai: AiSettings, fetchAnswer: typeof fetch): OpenAI {
  return new OpenAI({
    apiKey: ai.apiKey,
    baseURL: ai.baseUrl ?? defaultBaseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: ai.timeoutMs,
    fetch: fetchAnswer,
  });
}

const mostTokens = 100_000_000;

function countedTokens(claim: { prompt_tokens: number; completion_tokens: number }) {
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = claim;
  const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= mostTokens;
  return isCount(inputTokens) && isCount(outputTokens)
    ? { inputTokens, outputTokens, isEstimated: false }
    : null;
}

const finished = new Set(['stop', 'eos', 'eos_token', 'stop_sequence', 'end_turn']);

const outOfTokens = new Set(['length', 'max_tokens', 'max_output_tokens']);

function chatRequest(
  { maxOutputTokens }: AiSettings,
  { instructions, text, shape }: ModelRequest,
  isBasic: boolean,
) {
  const inWords = isBasic && shape;
  const system = inWords
    ? `${instructions}\nAnswer with nothing but JSON of this schema: ${JSON.stringify(z.toJSONSchema(shape.schema))}`
    : instructions;
  return {
    stream: true as const,
    ...(isBasic
      ? { max_tokens: maxOutputTokens }
      : {
          stream_options: { include_usage: true },
          max_completion_tokens: maxOutputTokens,
          ...(shape && { response_format: zodResponseFormat(shape.schema, shape.name) }),
        }),
    messages: [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: text },
    ],
  };
}

export function createOpenAi(ai: AiSettings): Ai {
  const bounds = {
    maxBytes: maxEventBytes + ai.maxOutputTokens * bytesPerToken,
    maxLineBytes: maxEventBytes,
  };
  const writer = createClient(ai, createStreamedFetch(createBoundedFetch(bounds)));
  const painter = createClient(ai, createBoundedFetch({ maxBytes: maxPictureBytes }));
  const maxCharacters = ai.maxOutputTokens * charactersPerToken;

  let isBasic = false;
  const askAs = (request: ModelRequest, basic: boolean, signal: AbortSignal) =>
    writer.chat.completions.create(
      { model: ai.model, ...chatRequest(ai, request, basic) },
      { signal },
    );
  const ask = async (request: ModelRequest, signal: AbortSignal) => {
    if (isBasic) return askAs(request, true, signal);
    try {
      return await askAs(request, false, signal);
    } catch (error) {
      if (!isRefusedForm(error)) throw error;
      const answer = await askAs(request, true, signal);
      isBasic = true;
      return answer;
    }
  };

  return {
    isConfigured: true,

    async *write(request, hangUp) {
      const timeOut = AbortSignal.timeout(ai.timeoutMs);
      const signal = AbortSignal.any([hangUp, timeOut]);
      let counted: TokenUsage | null = null;
      const spoken = new SpokenText();
      let answer = '';
      let characterCount = 0;
      let finishReason: string | null = null;
      let isRefused = false;
      const usage = (): TokenUsage =>
        counted ?? {
          inputTokens: estimateTokens(request.instructions.length + request.text.length),
          outputTokens: estimateTokens(characterCount),
          isEstimated: true,
        };
      try {
        const stream = await ask(request, signal);
        for await (const chunk of stream) {
          if (chunk.usage) counted = countedTokens(chunk.usage);
          const choice = chunk.choices?.[0];
          if (choice?.finish_reason) finishReason = choice.finish_reason;
          if (choice?.delta?.refusal) isRefused = true;
          // Some servers send a model's reasoning as a list beside the text.
          const content: unknown = choice?.delta?.content;
          if (typeof content !== 'string') continue;
          characterCount += content.length;
          const piece = spoken.add(content);
          answer += piece;
          if (characterCount > maxCharacters) {
            stream.controller.abort();
            return { outcome: 'tooLarge', usage: usage() };
          }
          if (piece) yield piece;
        }
      } catch (error) {
        const failure = aiFailure(error, { hangUp, timeOut });
        return { ...failure, usage: isRefusedRequest(error) ? noUsage : usage() };
      }
      // The SDK ends an aborted stream as if it were complete.
      if (hangUp.aborted) return { outcome: 'cancelled', usage: usage() };
      if (timeOut.aborted) return { outcome: 'timeout', usage: usage() };
      if (isRefused || finishReason === 'content_filter') {
        return { outcome: 'refused', usage: usage() };
      }
      const end = finishReason?.toLowerCase() ?? '';
      // A reasoning model may use all tokens before the answer.
      if (answer.trim() === '' && outOfTokens.has(end)) {
        return { outcome: 'outOfTokens', usage: usage() };
      }
      return {
        outcome: 'ok',
        text: answer,
        isCutShort: !finished.has(end),
        usage: usage(),
      };
    },

    async draw(prompt, hangUp) {
      const timeOut = AbortSignal.timeout(ai.timeoutMs);
      const isOlderModel = ai.imageModel.startsWith('dall-e');
      try {
        const answer = await painter.images.generate(
          {
            model: ai.imageModel,
            prompt,
            n: 1,
            size: isOlderModel ? '1792x1024' : '1536x1024',
            // Newer models always answer base64 and refuse the parameter.
            ...(isOlderModel ? { response_format: 'b64_json' as const } : {}),
          },
          { signal: AbortSignal.any([hangUp, timeOut]) },
        );
        const counted = answer.usage;
        const usage =
          (counted &&
            countedTokens({
              prompt_tokens: counted.input_tokens,
              completion_tokens: counted.output_tokens,
            })) ??
          noUsage;
        const base64 = answer.data?.[0]?.b64_json;
        return base64
          ? { outcome: 'ok', bytes: Buffer.from(base64, 'base64'), usage }
          : { outcome: 'malformed', usage };
      } catch (error) {
        return { ...aiFailure(error, { hangUp, timeOut }), usage: noUsage };
      }
    },
  };
}

const checkTimeoutMs = 5_000;

/** Requests the model's description: free of charge, with the key that a draft needs. */
export async function checkOpenAi(ai: AiSettings): Promise<ServiceCheck> {
  try {
    const client = createClient(ai, createBoundedFetch({ maxBytes: maxEventBytes }));
    await client.models.retrieve(ai.model, { timeout: checkTimeoutMs });
    return { outcome: 'ok' };
  } catch (cause) {
    return { outcome: 'failed', cause };
  }
}
