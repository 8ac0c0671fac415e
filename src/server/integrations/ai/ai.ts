import type { z } from 'zod';
import type { Settings } from '../../env.ts';
import type { ServiceFailure } from './ai-failure.ts';

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
  isEstimated: boolean;
}

export interface AnswerShape {
  name: string;
  schema: z.ZodType;
}

export interface ModelRequest {
  instructions: string;
  text: string;
  shape?: AnswerShape | undefined;
}

/** Untrusted, unbounded in its parts and not yet sanitized. */
export type WrittenAnswer = { usage: TokenUsage } & (
  | {
      outcome: 'ok';
      text: string;
      isCutShort: boolean;
    }
  | { outcome: ServiceFailure; cause?: unknown }
);

export type DrawnPicture = { usage: TokenUsage } & (
  | { outcome: 'ok'; bytes: Buffer }
  | { outcome: ServiceFailure; cause?: unknown }
);

export interface Ai {
  readonly isConfigured: boolean;
  write(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string, WrittenAnswer>;
  draw(prompt: string, signal: AbortSignal): Promise<DrawnPicture>;
}

export function modelRunMs({ ai }: Pick<Settings, 'ai'>): number {
  return 2 * ai.timeoutMs;
}

export const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false };

/** Typical of English text. Code and other languages have fewer. */
const usualCharactersPerToken = 4;

export function estimateTokens(characterCount: number): number {
  return Math.ceil(characterCount / usualCharactersPerToken);
}

/** Returns null for another shape. Some compatible servers put words or a Markdown fence around the JSON. */
export function readShaped<Shaped>(schema: z.ZodType<Shaped>, text: string): Shaped | null {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

async function* writeNothing(): AsyncGenerator<string, WrittenAnswer> {
  yield* [];
  return { outcome: 'notConfigured', usage: noUsage };
}

export const aiNotConfigured: Ai = {
  isConfigured: false,
  write: writeNothing,
  draw: async () => ({ outcome: 'notConfigured', usage: noUsage }),
};
