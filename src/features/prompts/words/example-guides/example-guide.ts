import type { PromptField, PromptGuide } from '../prompt-types.ts';

/** Everything about an example prompt of the tips but its title, text and tool, which stand there. */
export interface ExampleGuide extends PromptGuide {
  /** Id of the example prompt. */
  slug: string;
  /** The example of each is a phrase of the prompt, and stands for it. */
  fields: readonly PromptField[];
}
