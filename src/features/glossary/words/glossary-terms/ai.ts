import type { GlossaryTerm } from '../glossary-types.ts';

export const aiTerms: readonly GlossaryTerm[] = [
  {
    slug: 'vibecoding',
    term: 'Vibecoding',
    definition:
      'Building software by describing what you want to an AI and steering by the result instead of typing the code. Andrej Karpathy coined the phrase, as “vibe coding”, in February 2025.',
    category: 'AI/Modern',
  },
  {
    slug: 'large-language-model',
    term: 'Large language model',
    definition:
      'A program trained on huge amounts of text to predict what comes next, which lets it write, explain and code. Often shortened to LLM.',
    category: 'AI/Modern',
  },
  {
    slug: 'prompt',
    term: 'Prompt',
    definition:
      'What you write to an AI: the task, the background and the limits. A clear prompt names the result and gives an example.',
    category: 'AI/Modern',
  },
  {
    slug: 'prompt-engineering',
    term: 'Prompt engineering',
    definition:
      'The craft of phrasing, testing and improving prompts until the answers are reliably good.',
    category: 'AI/Modern',
  },
  {
    slug: 'ai-agent',
    term: 'AI agent',
    definition:
      'An AI that works towards a goal in several steps by itself: it plans, uses tools, looks at the result and carries on.',
    category: 'AI/Modern',
  },
  {
    slug: 'context-window',
    term: 'Context window',
    definition:
      'How much text a model can take into account at once, counted in tokens. What does not fit is not seen.',
    category: 'AI/Modern',
  },
  {
    slug: 'token',
    term: 'Token',
    definition:
      'The unit in which a model reads and writes text, often a piece of a word. Prices and limits are counted in tokens.',
    category: 'AI/Modern',
  },
  {
    slug: 'hallucination',
    term: 'Hallucination',
    definition:
      'A confident answer from an AI that is made up, such as a function that does not exist. Running the code and checking sources catches it.',
    category: 'AI/Modern',
  },
  {
    slug: 'retrieval-augmented-generation',
    term: 'Retrieval-augmented generation',
    definition:
      'Looking up fitting documents first and giving them to the model with the question, so that the answer rests on your facts. Often shortened to RAG.',
    category: 'AI/Modern',
  },
  {
    slug: 'embedding',
    term: 'Embedding',
    definition:
      'A list of numbers that stands for the meaning of a text or picture. Similar things get similar numbers, which makes search by meaning possible.',
    category: 'AI/Modern',
  },
  {
    slug: 'fine-tuning',
    term: 'Fine-tuning',
    definition:
      'Training an existing model a little further on your own examples, so that it learns a style or a special task.',
    category: 'AI/Modern',
  },
  {
    slug: 'model-context-protocol',
    term: 'Model Context Protocol',
    definition:
      'An open standard that lets AI apps connect to tools and data in one common way. Often shortened to MCP.',
    category: 'AI/Modern',
  },
  {
    slug: 'no-code',
    term: 'No-code',
    definition:
      'Building apps with visual blocks instead of code. Fast inside the limits of the platform, hard beyond them.',
    category: 'AI/Modern',
  },
];
