import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const editorFactsRest: readonly ToolFacts[] = [
  {
    slug: 'junie',
    facts: [
      fact(
        'For whom',
        'Developers who hand over bug fixes, features and reviews in plain language, in JetBrains editors or the terminal.',
        'Junie’s README',
        'https://github.com/JetBrains/junie/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Makes',
        'New projects, features, bug fixes, tests and reviews of changes; on GitHub it can answer issues and failing builds.',
        'Junie’s README',
        'https://github.com/JetBrains/junie/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Platforms',
        'Terminal on macOS, Linux and Windows, JetBrains editors, build pipelines and GitHub.',
        'Junie’s README',
        'https://github.com/JetBrains/junie/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Price',
        'Works with a JetBrains AI subscription; AI Pro costs companies $200 a user a year, with credits or a key of your own.',
        'Copy of the JetBrains price page by API Evangelist',
        'https://github.com/api-evangelist/jetbrains/blob/main/plans/jetbrains-plans-pricing.yml',
        '2026-09-20',
      ),
      fact(
        'Limits',
        'To use an editor’s knowledge of the project, the command line needs the Junie plug-in running in a JetBrains editor.',
        'Junie’s documentation of JetBrains editors',
        'https://junie.jetbrains.com/docs/junie-cli-jetbrains-ide-integration.html',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'JetBrains keeps all rights; use falls under the terms of the JetBrains AI service.',
        'Junie’s README',
        'https://github.com/JetBrains/junie/blob/main/README.md',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'tabnine',
    facts: [
      fact(
        'For whom',
        'Software teams, including companies that run the assistant on their own or a chosen cloud’s servers.',
        'Tabnine’s page on its architecture',
        'https://docs.tabnine.com/main/welcome/readme/architecture',
        '2026-11',
      ),
      fact(
        'Makes',
        'Code completion and chat, and an agent for refactoring, tests, documentation and policy checks across a codebase.',
        'Tabnine’s page on its agent',
        'https://docs.tabnine.com/main/getting-started/tabnine-agent',
        '2026-11',
      ),
      fact(
        'Platforms',
        'Windows 10 and later, macOS 13 and later and Linux, in VS Code, JetBrains editors, Eclipse and Visual Studio.',
        'Tabnine’s list of requirements',
        'https://docs.tabnine.com/main/welcome/readme/system-requirements/tabnine-client-and-deployment-requirements',
        '2026-11',
      ),
      fact(
        'Limits',
        'The agent is only available in VS Code and JetBrains editors, not in Visual Studio 2022 or Eclipse.',
        'Tabnine’s page on its agent',
        'https://docs.tabnine.com/main/getting-started/tabnine-agent',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'Tabnine says its general models are trained on permissively licensed public code, and that its servers store none of your code.',
        'Tabnine’s page on code privacy',
        'https://www.tabnine.com/code-privacy',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'augment-code',
    facts: [
      fact(
        'For whom',
        'Professional engineers who work with large codebases and want help that knows their code’s style and context.',
        'Comparison page on SourceForge (third party)',
        'https://sourceforge.net/software/compare/Augment-Code-vs-Studio-Bot/',
        '2026-11',
      ),
      fact(
        'Makes',
        'An agent for explanations, debugging, features and tests, suggested next edits, instructions and completions while typing.',
        'Augment’s quick start',
        'https://docs.augmentcode.com/quickstart',
        '2026-11',
      ),
      fact(
        'Platforms',
        'VS Code, JetBrains editors and a command line named Auggie. The extension indexes your workspace after sign-in.',
        'Augment’s quick start',
        'https://docs.augmentcode.com/quickstart',
        '2026-11',
      ),
      fact(
        'Price',
        'Indie $20 a month with 40,000 credits; Standard $60 a developer a month with 130,000 credits, for up to 20 users.',
        'agentdeals price index (third party)',
        'https://github.com/robhunter/agentdeals/blob/main/data/index.json',
        '2026-07-27',
      ),
      fact(
        'Limits',
        'There is no free plan, and every use is counted in credits.',
        'agentdeals price index (third party)',
        'https://github.com/robhunter/agentdeals/blob/main/data/index.json',
        '2026-07-27',
      ),
    ],
  },
];
