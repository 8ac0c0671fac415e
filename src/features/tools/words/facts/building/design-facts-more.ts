import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const designFactsMore: readonly ToolFacts[] = [
  {
    slug: 'kombai',
    facts: [
      fact(
        'For whom',
        'Developers of frontends: in an existing project it reuses the stack, the components and the theme it finds.',
        'Kombai’s guide to Figma',
        'https://docs.kombai.com/guides/generate-code-from-figma',
        '2026-11',
      ),
      fact(
        'Makes',
        'Frontend code from Figma designs, text, images or code, for more than 30 frameworks and libraries.',
        'Kombai’s page on code mode',
        'https://docs.kombai.com/modes/code',
        '2026-11',
      ),
      fact(
        'Platforms',
        'An extension for VS Code, Cursor, Antigravity, Windsurf, Trae and Kiro.',
        'Kombai’s installation page',
        'https://docs.kombai.com/get-started/set-up/ide-extension',
        '2026-11',
      ),
      fact(
        'Price',
        'There is a free plan; paid plans are bought by choosing a bundle of credits.',
        'Kombai’s page on subscriptions',
        'https://docs.kombai.com/account/subscription',
        '2026-11',
      ),
      fact(
        'Limits',
        'How many credits a task takes depends on its complexity, its length and the model; failures on Kombai’s side cost none.',
        'Kombai’s page on credits',
        'https://docs.kombai.com/account/credits',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'builder-io-fusion',
    facts: [
      fact(
        'For whom',
        'Teams with an existing repository, whose components, code style and design system the AI takes up.',
        'Builder.io’s documentation',
        'https://www.builder.io/c/docs/builder-code-projects-from-repositories',
        '2026-11',
      ),
      fact(
        'Makes',
        'Code for apps in the stack of the connected repository, in its style and with its components.',
        'Builder.io’s documentation',
        'https://www.builder.io/c/docs/builder-code-projects-from-repositories',
        '2026-11',
      ),
      fact(
        'Platforms',
        'In the browser: a visual editor over a branch that runs in a cloud container. Other systems can start runs by API.',
        'Builder.io’s page on the Agents Run API',
        'https://www.builder.io/c/docs/agents-run-api',
        '2026-11',
      ),
      fact(
        'Price',
        'Free for up to 5 users with 75 credits a month. Pro costs $24 and Team $40 a user; Enterprise by quote.',
        'a profile by API Evangelist',
        'https://github.com/api-evangelist/builder-io/blob/main/finops/builder-io-finops.yml',
        '2026-06-12',
      ),
      fact(
        'Limits',
        'Connecting a repository needs some technical knowledge and may need debugging.',
        'Builder.io’s documentation',
        'https://www.builder.io/c/docs/builder-code-projects-from-repositories',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'screenshot-to-code',
    facts: [
      fact(
        'For whom',
        'People who want code for something they can show: a screenshot, a mockup, a Figma design or a screen recording.',
        'the project’s README',
        'https://github.com/abi/screenshot-to-code/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Makes',
        'HTML with Tailwind or plain CSS, React or Vue with Tailwind, Bootstrap, or Ionic with Tailwind.',
        'the project’s README',
        'https://github.com/abi/screenshot-to-code/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Platforms',
        'In the browser: hosted by the maker, or on your computer with a Python backend or Docker.',
        'the project’s README',
        'https://github.com/abi/screenshot-to-code/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Price',
        'Free, open source when run with API keys of your own; a hosted version is offered as well.',
        'the project’s README',
        'https://github.com/abi/screenshot-to-code/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Limits',
        'Run locally, it needs an API key from OpenAI, Anthropic or Google. Open models through Ollama give poor results.',
        'the project’s README',
        'https://github.com/abi/screenshot-to-code/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'The tool stands under the MIT license; the copyright is Abi Raja’s.',
        'the project’s license',
        'https://github.com/abi/screenshot-to-code/blob/main/LICENSE',
        '2026-11',
      ),
    ],
  },
];
