import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const runnerFactsMore: readonly ToolFacts[] = [
  {
    slug: 'localai',
    facts: [
      fact(
        'For whom',
        'People and organizations who want to host models themselves, including several users with keys, quotas and roles.',
        'LocalAI’s README',
        'https://github.com/mudler/LocalAI/blob/master/README.md',
        '2026-08-22',
      ),
      fact(
        'Makes',
        'One server for text, vision, voice, image and video models, with interfaces like those of OpenAI, Anthropic and ElevenLabs.',
        'LocalAI’s README',
        'https://github.com/mudler/LocalAI/blob/master/README.md',
        '2026-08-22',
      ),
      fact(
        'Platforms',
        'Containers for plain processors, NVIDIA, AMD, Intel and Vulkan graphics, and a macOS application; a graphics card is not required.',
        'LocalAI’s README',
        'https://github.com/mudler/LocalAI/blob/master/README.md',
        '2026-08-22',
      ),
      fact(
        'Price',
        'Free and open source under the MIT license.',
        'LocalAI’s license file',
        'https://github.com/mudler/LocalAI/blob/master/LICENSE',
        '2026-08-22',
      ),
      fact(
        'Limits',
        'The macOS download is not signed by Apple, so its quarantine mark must be removed by a terminal command after installing.',
        'LocalAI’s README',
        'https://github.com/mudler/LocalAI/blob/master/README.md',
        '2026-08-22',
      ),
      fact(
        'Who owns the code',
        'MIT license, copyright Ettore Di Giacinto. The README states that data stays on your own infrastructure.',
        'LocalAI’s README',
        'https://github.com/mudler/LocalAI/blob/master/README.md',
        '2026-08-22',
      ),
    ],
  },
  {
    slug: 'tabby',
    facts: [
      fact(
        'For whom',
        'Teams that want a coding assistant on their own servers instead of GitHub Copilot.',
        'Tabby’s README',
        'https://github.com/TabbyML/tabby/blob/main/README.md',
        '2026-06-30',
      ),
      fact(
        'Makes',
        'Code completion, chat in the editor and an answer engine that uses the team’s repositories, merge requests and documents.',
        'Tabby’s README',
        'https://github.com/TabbyML/tabby/blob/main/README.md',
        '2026-06-30',
      ),
      fact(
        'Platforms',
        'A server, most easily started with Docker on a consumer graphics card, and extensions for VS Code, Vim and IntelliJ.',
        'Tabby’s README',
        'https://github.com/TabbyML/tabby/blob/main/README.md',
        '2026-06-30',
      ),
      fact(
        'Price',
        'Self-hosting is free. Hosted plans: free for up to 5 users, Team $19 a seat a month for up to 50 users, Enterprise by quote.',
        'Notes on Tabby’s price page by API Evangelist (third party)',
        'https://github.com/api-evangelist/tabby-ml/blob/main/plans/tabby-ml-plans-pricing.yml',
        '2026-07-11',
      ),
      fact(
        'Limits',
        'The README’s latest Tabby release note is from July 2025; its newest entry, of December 2025, is about Pochi, another product of the maker.',
        'Tabby’s README',
        'https://github.com/TabbyML/tabby/blob/main/README.md',
        '2026-06-30',
      ),
      fact(
        'Who owns the code',
        'Apache 2.0 license, except for the code in the “ee” folder, which has a license of its own.',
        'Tabby’s license file',
        'https://github.com/TabbyML/tabby/blob/main/LICENSE',
        '2026-06-30',
      ),
    ],
  },
  {
    slug: 'foundry-local',
    facts: [
      fact(
        'For whom',
        'Developers whose applications should run models on the user’s own device, offline and without a server behind them.',
        'Foundry Local’s README',
        'https://github.com/microsoft/Foundry-Local/blob/main/README.md',
        '2026-07-02',
      ),
      fact(
        'Makes',
        'Chat answers and audio transcription from a curated list of models, called inside the application or through an OpenAI-compatible server.',
        'Foundry Local’s README',
        'https://github.com/microsoft/Foundry-Local/blob/main/README.md',
        '2026-07-02',
      ),
      fact(
        'Platforms',
        'The command line runs on Windows, on Macs with Apple silicon and on Linux; development kits exist for C#, JavaScript, Python and Rust.',
        'Foundry Local’s command line release on GitHub',
        'https://github.com/microsoft/Foundry-Local/releases/tag/cli-preview-0.10.3',
        '2026-11',
      ),
      fact(
        'Price',
        'No cost per token and no Azure subscription; models run on the user’s own hardware.',
        'Foundry Local’s README',
        'https://github.com/microsoft/Foundry-Local/blob/main/README.md',
        '2026-07-02',
      ),
      fact(
        'Limits',
        'The command line is still a preview, and Microsoft warns of rough edges and changes between releases.',
        'Foundry Local’s command line release on GitHub',
        'https://github.com/microsoft/Foundry-Local/releases/tag/cli-preview-0.10.3',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'The development kit is MIT-licensed; the command line has Microsoft’s own terms, and each model keeps its own license.',
        'Foundry Local’s license file',
        'https://github.com/microsoft/Foundry-Local/blob/main/LICENSE',
        '2026-07-02',
      ),
    ],
  },
];
