import type { z } from 'zod';
import type { Settings } from '../../env.ts';
import type { ServiceFailure } from './ai-failure.ts';

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
  /** The service did not say how many: reckoned from the characters. */
  isEstimated: boolean;
}

/** The JSON that a model is made to answer in. Lengths are ours to bound: strict mode knows none. */
export interface AnswerShape {
  name: string;
  schema: z.ZodType;
}

export interface ModelRequest {
  instructions: string;
  text: string;
  /** Left out: plain text. */
  shape?: AnswerShape | undefined;
}

/** A model's answer: untrusted, unbounded in its parts and not yet sanitized. */
export type WrittenAnswer = { usage: TokenUsage } & (
  | {
      outcome: 'ok';
      text: string;
      /** The model, or the service, ended before it was done. */
      isCutShort: boolean;
    }
  | { outcome: ServiceFailure; cause?: unknown }
);

export type DrawnPicture = { usage: TokenUsage } & (
  | { outcome: 'ok'; bytes: Buffer }
  | { outcome: ServiceFailure; cause?: unknown }
);

/** A service that writes and draws. Nothing here throws. */
export interface Ai {
  readonly isConfigured: boolean;
  /** Yields the answer piece by piece, then says what became of it. */
  write(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string, WrittenAnswer>;
  draw(prompt: string, signal: AbortSignal): Promise<DrawnPicture>;
}

/** The longest that a draft takes: its text, and its picture. */
export function modelRunMs({ ai }: Pick<Settings, 'ai'>): number {
  return 2 * ai.timeoutMs;
}

export const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false };

/** About as many as English text has; code and other languages have fewer. */
const usualCharactersPerToken = 4;

/** Estimates tokens by characters, where nobody has counted them. */
export function estimateTokens(characterCount: number): number {
  return Math.ceil(characterCount / usualCharactersPerToken);
}

/**
 * Parses a model's answer by the shape that it was asked for; null where it has another shape. Some compatible servers put
 * words or a Markdown fence around the JSON.
 */
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

/** Stands in while there is no key: it says so and writes nothing. */
export const aiNotConfigured: Ai = {
  isConfigured: false,
  write: writeNothing,
  draw: async () => ({ outcome: 'notConfigured', usage: noUsage }),
};
