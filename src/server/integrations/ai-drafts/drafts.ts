import { z } from 'zod';
import type { ServiceFailure } from './draft-failure.ts';

/** The shape that the model is made to answer in. Lengths are ours to bound: strict mode knows none. */
export const draftSchema = z.object({
  title: z.string().describe('Headline, at most 70 characters, no clickbait'),
  slug: z.string().describe('Address part: lowercase words joined by hyphens'),
  excerpt: z.string().describe('One or two sentences, 140 to 200 characters, plain text'),
  content: z.string().describe('The whole post as HTML of p, h2, h3, ul, ol, li, blockquote, code'),
  metaTitle: z.string().describe('Title for search results, at most 60 characters'),
  metaDescription: z.string().describe('Description for search results, 120 to 160 characters'),
  metaKeywords: z.string().describe('Five to eight keywords, comma separated'),
  imagePrompt: z.string().describe('One sentence that describes a cover picture without any text'),
});

/** What a model wrote: untrusted, unbounded and not yet sanitized. */
export type RawDraft = z.infer<typeof draftSchema>;

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

export type WrittenDraft = { usage: TokenUsage } & (
  | { outcome: 'ok'; draft: RawDraft }
  | { outcome: ServiceFailure; cause?: unknown }
);

export type DrawnPicture =
  | { outcome: 'ok'; bytes: Buffer }
  | { outcome: ServiceFailure; cause?: unknown };

/** A service that writes posts and draws pictures. Nothing here throws. */
export interface Drafts {
  readonly isConfigured: boolean;
  /** Yields the model's JSON piece by piece, then answers what became of it. */
  write(
    input: { instructions: string; subject: string },
    signal: AbortSignal,
  ): AsyncGenerator<string, WrittenDraft>;
  draw(prompt: string, signal: AbortSignal): Promise<DrawnPicture>;
}

export const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0 };

async function* writeNothing(): AsyncGenerator<string, WrittenDraft> {
  yield* [];
  return { outcome: 'notConfigured', usage: noUsage };
}

/** Stands in while there is no key: it says so and writes nothing. */
export const draftsNotConfigured: Drafts = {
  isConfigured: false,
  write: writeNothing,
  draw: async () => ({ outcome: 'notConfigured' }),
};
