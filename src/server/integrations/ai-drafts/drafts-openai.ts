import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { Settings } from '../../env.ts';
import { type AnswerBounds, createBoundedFetch } from '../bounded-fetch.ts';
import type { ServiceCheck } from '../service-check.ts';
import { draftFailure } from './draft-failure.ts';
import { type Drafts, draftSchema, noUsage, type RawDraft } from './drafts.ts';

type AiSettings = Settings['ai'] & { apiKey: string };

/** OpenAI's own address; stated, because the SDK would otherwise look for one in the environment. */
const defaultBaseUrl = 'https://api.openai.com/v1';
/** Longest text of an answer, in characters: four per token is usual, this leaves room. */
const charactersPerToken = 12;
/** A streamed token comes wrapped in JSON of a few hundred bytes. */
const bytesPerToken = 800;
const maxEventBytes = 256 * 1024;
/** A picture of a few megabytes, in base64. */
const maxPictureBytes = 32 * 1024 * 1024;

function createClient(ai: AiSettings, bounds: AnswerBounds): OpenAI {
  return new OpenAI({
    apiKey: ai.apiKey,
    baseURL: ai.baseUrl ?? defaultBaseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: ai.timeoutMs,
    fetch: createBoundedFetch(bounds),
  });
}

/** Some compatible servers wrap JSON in a Markdown fence. */
function parseDraft(text: string): RawDraft | null {
  const json = text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '');
  try {
    return draftSchema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/** OpenAI's SDK over any compatible server that the settings name. */
export function createOpenAiDrafts(ai: AiSettings): Drafts {
  const writer = createClient(ai, {
    maxBytes: maxEventBytes + ai.maxOutputTokens * bytesPerToken,
    maxLineBytes: maxEventBytes,
  });
  const painter = createClient(ai, { maxBytes: maxPictureBytes });
  const maxCharacters = ai.maxOutputTokens * charactersPerToken;

  return {
    isConfigured: true,

    async *write({ instructions, subject }, hangUp) {
      const timeOut = AbortSignal.timeout(ai.timeoutMs);
      const signal = AbortSignal.any([hangUp, timeOut]);
      let usage = noUsage;
      let text = '';
      let finishReason: string | null = null;
      let isRefused = false;
      try {
        const stream = await writer.chat.completions.create(
          {
            model: ai.model,
            stream: true,
            stream_options: { include_usage: true },
            max_completion_tokens: ai.maxOutputTokens,
            response_format: zodResponseFormat(draftSchema, 'blog_post'),
            messages: [
              { role: 'system', content: instructions },
              { role: 'user', content: subject },
            ],
          },
          { signal },
        );
        for await (const chunk of stream) {
          if (chunk.usage) {
            usage = {
              inputTokens: chunk.usage.prompt_tokens,
              outputTokens: chunk.usage.completion_tokens,
            };
          }
          const choice = chunk.choices?.[0];
          if (choice?.finish_reason) finishReason = choice.finish_reason;
          if (choice?.delta?.refusal) isRefused = true;
          const piece = choice?.delta?.content ?? '';
          text += piece;
          if (text.length > maxCharacters) {
            stream.controller.abort();
            return { outcome: 'tooLarge', usage };
          }
          if (piece) yield piece;
        }
      } catch (error) {
        return { ...draftFailure(error, { hangUp, timeOut }), usage };
      }
      // The SDK ends an aborted stream as if it were finished.
      if (hangUp.aborted) return { outcome: 'cancelled', usage };
      if (timeOut.aborted) return { outcome: 'timeout', usage };
      if (isRefused || finishReason === 'content_filter') return { outcome: 'refused', usage };
      const draft = parseDraft(text);
      return draft ? { outcome: 'ok', draft, usage } : { outcome: 'malformed', usage };
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
        const base64 = answer.data?.[0]?.b64_json;
        return base64
          ? { outcome: 'ok', bytes: Buffer.from(base64, 'base64') }
          : { outcome: 'malformed' };
      } catch (error) {
        return draftFailure(error, { hangUp, timeOut });
      }
    },
  };
}

const checkTimeoutMs = 5_000;

/** Asks for the description of the model: costs nothing, and needs the same key as a draft. */
export async function checkOpenAi(ai: AiSettings): Promise<ServiceCheck> {
  try {
    const client = createClient(ai, { maxBytes: maxEventBytes });
    await client.models.retrieve(ai.model, { timeout: checkTimeoutMs });
    return { outcome: 'ok' };
  } catch (cause) {
    return { outcome: 'failed', cause };
  }
}
