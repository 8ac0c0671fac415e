/** Kinds of work that a prompt asks for, in the order of a project. */
export const promptKinds = [
  'plan',
  'build',
  'design',
  'data',
  'secure',
  'connect',
  'test',
  'fix',
  'ship',
  'grow',
] as const;

export type PromptKind = (typeof promptKinds)[number];

export const promptLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export type PromptLevel = (typeof promptLevels)[number];

export interface PromptField {
  /** Stands in the prompt between braces: `{audience}`. Letters, digits and hyphens. */
  name: string;
  label: string;
  /** Fills the field until a reader types something else, so that the prompt can be copied as it is. */
  example: string;
}

export interface PromptVariant {
  title: string;
  /** Replaces or extends the prompt: a sentence that one adds to it. */
  addition: string;
}

/** The words around a prompt. Each part speaks to somebody who has never written code. */
export interface PromptGuide {
  /** One sentence for cards and search results; 60 to 155 characters. */
  summary: string;
  kind: PromptKind;
  level: PromptLevel;
  /** Minutes from pasting it to having checked the answer. */
  minutes: number;
  /** Says why the prompt is put this way: two to four sentences. */
  why: string;
  /** Two to five things to look at in the answer. */
  checks: readonly string[];
  variants: readonly PromptVariant[];
  /** Says what the prompt is not for, and what to do instead. */
  notFor: string;
  /** Slugs of glossary terms. */
  terms: readonly string[];
  /** Slugs of prompts that come before or after it. */
  related: readonly string[];
}

export interface LibraryPrompt extends PromptGuide {
  /** Last part of its address; never changes. */
  slug: string;
  title: string;
  /** The prompt itself, with its {fields}. */
  prompt: string;
  fields: readonly PromptField[];
  /** Slug of the tool that it suits best. It is a suggestion, not a record of a run. */
  suggestedTool: string;
}
