import { z } from 'zod';

/** Strict mode supports no length limits, so lengths are bounded later. */
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

/** Untrusted answer of the model: unbounded and not sanitized. */
export type RawDraft = z.infer<typeof draftSchema>;
