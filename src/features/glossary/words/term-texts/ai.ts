import type { TermText } from '../glossary-types.ts';

export const aiTexts: readonly TermText[] = [
  {
    slug: 'vibecoding',
    plain:
      'Vibecoding means that you describe what you want in plain words, let an AI write the code, look at the result and steer. You judge by what the app does. It makes first versions very fast. For anything with money, rights or personal data, somebody has to read and test the code as well.',
    example:
      'You want a list for a school fair: who brings which cake. You describe it, try it on your phone, ask for a field for allergies, and share the link the same evening.',
    say: 'Build the smallest version of this that two people can use today. Ask me what is unclear before you start. After each step tell me what I can try, and what is still missing.',
    mistakes: [
      'People ask for everything in one prompt and cannot tell which part is broken.',
      'A prototype goes to customers without anybody looking at security.',
    ],
    related: ['prompt', 'ai-agent', 'prototype', 'technical-debt'],
  },
  {
    slug: 'large-language-model',
    plain:
      'A large language model has read huge amounts of text and learned what usually comes next. From that it can write, translate, explain and code. It has no list of facts that it looks up, and it does not know what it does not know. Its answers are likely words, and often they are also true.',
    example:
      'Your support page offers a draft for each question. The model gets the question and three fitting articles, writes a draft, and a person reads and sends it.',
    say: 'Answer only from the text that I paste. Quote the sentence that you rely on. Say ‘I do not know’ when the text does not say it.',
    mistakes: [
      'People treat it as a search engine and copy facts without a source.',
      'People believe a model when it explains why it did something. It invents that explanation too.',
    ],
    related: ['prompt', 'hallucination', 'token', 'training-data'],
  },
  {
    slug: 'prompt',
    plain:
      'A prompt is what you say to an AI: the task, what it should know, what it must not do and what the result should look like. It works like a brief for a new colleague. Who says what “done” means gets it more often.',
    example:
      '“Make a form” brings some form. “Make a form for a dog school with name, breed and age, messages beside the fields, that works on a phone” brings the one you need.',
    say: 'Before you start, repeat the task in your own words, list what you assume, and ask up to three questions. Then propose the smallest first step.',
    mistakes: [
      'The prompt says what you dislike, and not what you want instead.',
      'Ten wishes stand in one prompt, and three of them get lost.',
    ],
    related: ['prompt-engineering', 'context-window', 'system-prompt', 'vibecoding'],
  },
  {
    slug: 'prompt-engineering',
    plain:
      'Prompt engineering is the craft of finding words that bring good answers again and again. You try a wording with many inputs, look at the failures, change one thing and try again. Examples of good answers help more than adjectives. When a prompt is part of an app, it is code: it has versions and tests.',
    example:
      'Your app sorts mail by topic. Twenty sample mails with the right topic show that one wording is right 14 times. You add two examples and a topic “other”, and get 19.',
    say: 'Here are 20 inputs with the right answers. Try my prompt with each, show where it fails, propose one change, and compare again. Do not tune it to these 20 only.',
    mistakes: [
      'People judge a prompt by one good answer.',
      'Words such as “excellent” and “very carefully” are added, and nothing is measured.',
    ],
    related: ['prompt', 'evaluation', 'system-prompt'],
  },
  {
    slug: 'ai-agent',
    plain:
      'An AI agent gets a goal instead of a question. It plans, uses tools such as a browser or a terminal, looks at the result and goes on until it is done or stuck. It can do hours of work. It can also do hours of damage, so what it may touch has to be limited.',
    example:
      'You ask an agent to add dark mode. It reads the code, changes eleven files, runs the tests, repairs two and shows you the changes. You read them and merge.',
    say: 'Work on a branch of your own. Make a plan first and wait for my yes. Run the tests after each step, stop after three failed tries, and ask before you delete or publish anything.',
    mistakes: [
      'An agent gets keys for production, although a test system would do.',
      'People approve each question without reading it.',
    ],
    related: ['tool-calling', 'model-context-protocol', 'prompt-injection', 'branch'],
  },
  {
    slug: 'context-window',
    plain:
      'The context window is the desk of a model: everything that it can see at once, from your words and files to its own answers. What does not fit on the desk is not seen. Long chats fill it, and early decisions get pushed to the edge. Fresh chats with a short summary often work better.',
    example:
      'After two hours your tool forgets that prices are in cents. You start a new chat with a page of notes: what the app does, the rules, the open task. It works well again.',
    say: 'Write a summary for a new chat: goal, decisions, rules that must hold, files that matter, what is done and what is open. Keep it under 400 words.',
    mistakes: [
      'People paste the whole project, and the important file drowns in it.',
      'One chat is used for weeks, for everything.',
    ],
    related: ['token', 'prompt', 'retrieval-augmented-generation'],
  },
  {
    slug: 'token',
    plain:
      'A token is the piece in which a model reads and writes, often a short word or a part of a longer one. Limits and bills count tokens, for what you send and for what comes back. Languages differ: the same sentence may need more tokens in one than in another.',
    example:
      'Your app sends a manual of 60 pages with each question. The answers are good and the bill is high. You send only the two fitting sections, and pay for a fraction.',
    say: 'Estimate the tokens for one request of this feature, for input and output. Show me three ways to need fewer without worse answers, and set a limit for the output.',
    mistakes: [
      'The whole history is sent again with each message, because nobody thought of the cost.',
      'No limit is set, and one long answer uses the budget of a day.',
    ],
    related: ['context-window', 'large-language-model', 'api-key'],
  },
  {
    slug: 'hallucination',
    plain:
      'A hallucination is an answer that sounds right and is made up: a function that does not exist, a source that nobody wrote, a rule that no law contains. The model does not lie; it continues the text in a likely way. You catch it by running the code and by opening the sources.',
    example:
      'Your tool imports a package with a very fitting name. The installation fails, because nobody ever published it. You ask for the documentation, and it proposes a real one.',
    say: 'Name the documentation for each function that you use. Mark everything that you are not sure about. If you do not find it, say so instead of guessing.',
    mistakes: [
      'Confident tone is taken for knowledge.',
      'People ask the same model if its answer is right. Ask the compiler, the test or the source.',
    ],
    related: ['large-language-model', 'retrieval-augmented-generation', 'evaluation'],
  },
  {
    slug: 'retrieval-augmented-generation',
    plain:
      'With retrieval-augmented generation an app first looks up the passages that fit a question, and then gives them to the model together with it. The model answers from your text instead of from memory. The answer can name its sources. It is only as good as what the search finds.',
    example:
      'A member asks how to cancel a course. The app finds two paragraphs of your terms, the model answers in two sentences, and a link shows the paragraph.',
    say: 'Answer from these passages only, and name the passage after each sentence. If they do not answer the question, say so. Show me which passages were found, so that I can judge the search.',
    mistakes: [
      'Everybody tunes the prompt, while the search finds the wrong passages.',
      'Private documents are found for people who may not read them.',
    ],
    related: ['embedding', 'vector-database', 'hallucination', 'context-window'],
  },
  {
    slug: 'embedding',
    plain:
      'An embedding is a list of numbers that stands for the meaning of a text or a picture. Texts with a similar meaning get similar numbers, even if they share no word. So a computer can search by meaning. The numbers belong to one model: those of another cannot be compared with them.',
    example:
      'Somebody searches your help pages for “I cannot get in”. No page has these words. The page on resetting a password has a similar embedding and stands first.',
    say: 'Make an embedding for each section of our help pages, store it with the text and the name of the model, update it when the text changes, and combine it with a search by words.',
    mistakes: [
      'Old embeddings of one model are compared with new ones of another.',
      'Search by meaning replaces search by words, and nobody finds an order number any more.',
    ],
    related: ['vector-database', 'retrieval-augmented-generation', 'large-language-model'],
  },
  {
    slug: 'fine-tuning',
    plain:
      'Fine-tuning trains a finished model a little further, with examples of your own. It learns a tone, a format or a narrow task. It is a poor way to teach facts, because facts change and the model mixes them. Try a better prompt with examples first; often that is enough.',
    example:
      'A shop wants product texts in its dry style. Three hundred good texts train a small model. It writes in that style with a short prompt and costs less than a large model with a long one.',
    say: 'Before we fine-tune, test how far a prompt with five examples gets. If it is not enough, say how many examples we need, how they must look, and how we measure the difference.',
    mistakes: [
      'People train facts that a search would deliver fresh each day.',
      'The examples contain faults or personal data, and the model learns both.',
    ],
    related: ['training-data', 'prompt-engineering', 'evaluation'],
  },
  {
    slug: 'model-context-protocol',
    plain:
      'The Model Context Protocol, MCP for short, is a common plug between AI apps and other programs. A server offers tools and data, such as your calendar or a database, and every app that speaks the protocol can use them. The app asks the person before it does so, or should.',
    example:
      'Your coding tool connects to an MCP server of your issue tracker. You say “work on the next open issue”. It reads the issue, changes the code and writes a comment.',
    say: 'Connect this MCP server with read access only. List the tools that it offers and what each can change. Ask me before each call that writes something.',
    mistakes: [
      'Servers from strangers are installed without a look at what they can do.',
      'So many tools are connected that the model picks the wrong one.',
    ],
    related: ['ai-agent', 'tool-calling', 'api', 'prompt-injection'],
  },
  {
    slug: 'no-code',
    plain:
      'With no-code tools you build an app by placing blocks and drawing connections instead of writing code. It is quick for forms, lists and simple flows. At the edge of the platform it stops: what it does not offer cannot be built, and moving away is hard. AI tools that write code are a neighbor and not the same.',
    example:
      'A choir needs a list for rehearsals with a reminder by mail. With a no-code tool it works after an afternoon. Two years later it wants its own tickets, and moves to code.',
    say: 'Compare a no-code tool and a small coded app for this task. List what I cannot do with each, what it costs to leave later, and how I get my data out.',
    mistakes: [
      'Nobody checks how data can be exported until the day of leaving.',
      'The flows grow until nobody dares to change them.',
    ],
    related: ['vibecoding', 'prototype', 'mvp'],
  },
];
