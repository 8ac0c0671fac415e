import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const terminalFactsRest: readonly ToolFacts[] = [
  {
    slug: 'mistral-vibe',
    facts: [
      fact(
        'For whom',
        'Developers who want to explore and change a project from the command line with Mistral’s models.',
        'Mistral Vibe’s README',
        'https://github.com/mistralai/mistral-vibe/blob/main/README.md',
        '2026-07-01',
      ),
      fact(
        'Makes',
        'Reads, writes and patches files, edits Jupyter notebooks, searches code and runs commands after asking for approval.',
        'Mistral Vibe’s README',
        'https://github.com/mistralai/mistral-vibe/blob/main/README.md',
        '2026-07-01',
      ),
      fact(
        'Platforms',
        'Linux and macOS, with Windows possible; editors that speak the Agent Client Protocol can use it too.',
        'Mistral Vibe’s README',
        'https://github.com/mistralai/mistral-vibe/blob/main/README.md',
        '2026-07-01',
      ),
      fact(
        'Price',
        'The program is free and open source; it needs a Mistral API key, and a scripted run can be given a cost limit in dollars.',
        'Mistral Vibe’s README',
        'https://github.com/mistralai/mistral-vibe/blob/main/README.md',
        '2026-07-01',
      ),
      fact(
        'Limits',
        'It runs on Windows, but only Unix-like systems are officially supported; voice input is experimental.',
        'Mistral Vibe’s README',
        'https://github.com/mistralai/mistral-vibe/blob/main/README.md',
        '2026-07-01',
      ),
      fact(
        'Who owns the code',
        'The program stands under the Apache 2.0 license.',
        'Mistral Vibe’s README',
        'https://github.com/mistralai/mistral-vibe/blob/main/README.md',
        '2026-07-01',
      ),
    ],
  },
  {
    slug: 'amp',
    facts: [
      fact(
        'For whom',
        'Individuals and teams who want the strongest models used without limits on tokens and without choosing a model themselves.',
        'Sourcegraph’s introduction to Amp (copy)',
        'https://linguista.cn/rosetta/technology/what-is-amp-agentic-coding-tool',
        '2026-01-26',
      ),
      fact(
        'Makes',
        'Plans tasks of several steps, edits files across a codebase, runs tests and corrects itself by their results.',
        'Review of Amp by RockB (third party)',
        'https://baeseokjae.github.io/posts/amp-code-review-2026/',
        '2026-05-08',
      ),
      fact(
        'Platforms',
        'Terminal, with extensions or connections for VS Code, JetBrains editors, Neovim and Zed.',
        'DevThrottle’s page on Amp (third party)',
        'https://devthrottle.com/dev-tools/amp',
        '2026-11',
      ),
      fact(
        'Price',
        'The default mode is paid with credits; use and therefore cost are deliberately not held to the sum of a subscription.',
        'Amp’s manual',
        'https://ampcode.com/manual',
        '2026-11',
      ),
      fact(
        'Limits',
        'You cannot pick a cheaper model, and conversations are stored on the maker’s server, where a team can browse them.',
        'Hivebook’s page on Amp (third party)',
        'https://hivebook.wiki/wiki/amp-sourcegraph-s-autonomous-coding-agent-cli-vs-code',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'Amp is proprietary software under the terms of its maker.',
        'Amp’s entry in Microsoft’s package list',
        'https://github.com/microsoft/winget-pkgs/pull/375877/files',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'warp',
    facts: [
      fact(
        'For whom',
        'Developers who live in the terminal and want agents there, Warp’s own or others such as Claude Code and Codex.',
        'Warp’s README',
        'https://github.com/warpdotdev/warp/blob/master/README.md',
        '2026-08-22',
      ),
      fact(
        'Makes',
        'A terminal in which agents write code and run commands, on your machine or on hosted computers.',
        'Warp’s documentation of billing',
        'https://docs.warp.dev/support-and-community/plans-and-billing/credits/',
        '2026-11',
      ),
      fact(
        'Platforms',
        'A terminal for macOS, Windows and Linux that can be used without an account.',
        'Warp’s quick start',
        'https://docs.warp.dev/quickstart/',
        '2026-11',
      ),
      fact(
        'Price',
        'A free plan and paid plans; model calls, hosted computing and platform services draw on an allowance in dollars or credits.',
        'Warp’s documentation of billing',
        'https://docs.warp.dev/support-and-community/plans-and-billing/credits/',
        '2026-11',
      ),
      fact(
        'Limits',
        'Own model keys are meant for individuals and organizations of up to ten people; larger ones need a Business or Enterprise plan.',
        'Warp’s documentation of own keys',
        'https://docs.warp.dev/agents/inference/bring-your-own-api-key/',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'The client is open source: AGPL version 3, with its interface framework under the MIT license.',
        'Warp’s README',
        'https://github.com/warpdotdev/warp/blob/master/README.md',
        '2026-08-22',
      ),
    ],
  },
];
