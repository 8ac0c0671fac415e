import type { TermText } from '../glossary-types.ts';

export const aiFurtherTexts: readonly TermText[] = [
  {
    slug: 'system-prompt',
    plain:
      'A system prompt is the standing order of an AI app. It comes before what users write and sets role, rules and tone. Users do not see it, but they can often coax it out, so it must hold no secret. Rules that must never be broken belong in code and not only in words.',
    example:
      'The assistant of a garden shop has a system prompt: answer about plants, be brief, never give medical advice, hand over to a person when somebody is upset.',
    say: 'Write a system prompt for this assistant: its task, what it must not do, the tone, and what to do when unsure. Then write ten questions that try to break it, and show the answers.',
    mistakes: [
      'Passwords or internal prices stand in it, and a clever user reads them.',
      'It grows with each complaint until its rules contradict each other.',
    ],
    related: ['prompt', 'prompt-injection', 'prompt-engineering'],
  },
  {
    slug: 'tool-calling',
    plain:
      'With tool calling a model does not only write text. It can ask your program to run a function, such as “find free slots”, with arguments that it fills in. Your program runs it, gives the result back, and the model goes on. The model proposes; your code decides what really happens.',
    example:
      'A guest writes: a table for four on Saturday at seven. The model calls your search with these values, gets two times, and offers both. Only a click of the guest books one.',
    say: 'Define these functions as tools with strict schemas. Validate the arguments on the server as if a stranger had sent them, check the rights of the user, and ask before anything that cannot be undone.',
    mistakes: [
      'Arguments of the model are trusted, because the model is ours.',
      'One tool can do everything, such as running any SQL.',
    ],
    related: ['ai-agent', 'model-context-protocol', 'prompt-injection', 'json'],
  },
  {
    slug: 'training-data',
    plain:
      'Training data is what a model has learned from. Its gaps and habits come from there: it knows popular languages better, it repeats common mistakes, and it knows nothing after the day on which the collection ended. What you type may become training data as well, depending on the service and its settings.',
    example:
      'You use a young library. Your tool writes code for its former version, because most texts it learned from were about that one. You paste the current guide, and the code fits.',
    say: 'Which version of this library do you know best? Here is the current documentation. Use it where it differs from what you remember, and tell me where it did.',
    mistakes: [
      'Customer data is pasted into a service without a look at its terms.',
      'An old habit of the model is taken for best practice.',
    ],
    related: ['large-language-model', 'fine-tuning', 'hallucination'],
  },
  {
    slug: 'vector-database',
    plain:
      'A vector database stores embeddings and finds those that are nearest to a given one, fast, among millions. That is how search by meaning works. It can be a product of its own or an extension of the database that you have, which is the simpler start.',
    example:
      'Your cookbook has 4,000 recipes. Each has an embedding in a column of PostgreSQL. The question “something warm for a rainy evening” finds stews, although none contains these words.',
    say: 'Add search by meaning with a vector extension of our own database. Filter by the rights of the user in the same query, and compare the results with our search by words for 20 questions.',
    mistakes: [
      'A new service is added for a few thousand texts.',
      'Filters for rights run after the search, and good results are missing or private ones leak.',
    ],
    related: ['embedding', 'retrieval-augmented-generation', 'index'],
  },
  {
    slug: 'temperature',
    plain:
      'Temperature is a setting that says how adventurous a model is when it picks the next word. Low means likely words and similar answers. High means surprise, and more nonsense. Even the lowest setting does not promise the same answer twice. Some models do not offer it.',
    example:
      'Your app takes the date and sum out of invoices. With a low temperature the answers stay alike. The same app invents names for new dishes, and there a higher one helps.',
    say: 'This task has one right answer. Use the lowest temperature that the model offers, ask for JSON by a schema, and check the result in code. Show me ten runs with the same input.',
    mistakes: [
      'People expect that temperature zero makes answers true. It makes them alike.',
      'One setting is used for facts and for ideas.',
    ],
    related: ['large-language-model', 'evaluation', 'json'],
  },
  {
    slug: 'evaluation',
    plain:
      'An evaluation is a test for an AI feature. You collect real inputs, write down what a good answer is, run the feature on all of them and count. Because answers differ from run to run, you look at shares and not at single cases. Without it, each change of a prompt is a guess.',
    example:
      'You have 50 questions of members with good answers. The new model gets 46 right and the former one 41, but two answers are now rude. You see it in a table, before any member does.',
    say: 'Build an evaluation for this feature: 30 inputs from real use without personal data, a rule for each that says what counts as right, and a report that compares two prompts.',
    mistakes: [
      'The same few examples are used for tuning and for judging.',
      'A model judges its own answers, and nobody checks a sample.',
    ],
    related: ['prompt-engineering', 'hallucination', 'unit-test'],
  },
];
