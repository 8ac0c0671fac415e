import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const reviewFacts: readonly ToolFacts[] = [
  {
    slug: 'coderabbit',
    facts: [
      fact(
        'For whom',
        'Developers and engineering teams who want each pull request checked by the same standards before people review it.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/coderabbit.md',
        '2026-05-09',
      ),
      fact(
        'Makes',
        'Reviews of pull requests and of changes not yet committed, and coding plans drawn from issues or design documents.',
        'CodeRabbit’s getting-started guide',
        'https://docs.coderabbit.ai/getting-started',
        '2026-11',
      ),
      fact(
        'Platforms',
        'GitHub, GitLab, Azure DevOps and Bitbucket, in the cloud or on own servers, plus VS Code, Cursor, Windsurf and the command line.',
        'CodeRabbit’s getting-started guide',
        'https://docs.coderabbit.ai/getting-started',
        '2026-11',
      ),
      fact(
        'Price',
        'Free plan with summaries and reviews in the editor; Pro $24 and Pro Plus $48 a user a month, billed yearly; Enterprise by quote.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/coderabbit.md',
        '2026-05-09',
      ),
      fact(
        'Limits',
        'Comments can be wordy or miss the project’s context, and complex business logic still needs a human decision.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/coderabbit.md',
        '2026-05-09',
      ),
    ],
  },
  {
    slug: 'qodo',
    facts: [
      fact(
        'For whom',
        'Developers, testers and maintainers of open-source projects who put quality first when code is written quickly by AI.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/qodo.md',
        '2026-06-20',
      ),
      fact(
        'Makes',
        'Reviews, summaries and suggestions in the pull request itself, measured against the organization’s own rules.',
        'Qodo’s guide to installation',
        'https://docs.qodo.ai/code-review/get-started/installation',
        '2026-11',
      ),
      fact(
        'Platforms',
        'GitHub, GitLab and Bitbucket, as a shared service on every plan; a separate environment or own servers for Enterprise customers.',
        'Qodo’s guide to installation',
        'https://docs.qodo.ai/code-review/get-started/installation',
        '2026-11',
      ),
      fact(
        'Price',
        'A 14-day trial, then Pro Team from $30 a month in credit packs, about 18 reviews for 2,500 credits; Enterprise by quote.',
        'Copy of Qodo’s price page by API Evangelist',
        'https://github.com/api-evangelist/qodo/blob/main/plans/qodo-plans-pricing.yml',
        '2026-10-07',
      ),
      fact(
        'Limits',
        'Reviews can be noisy and generated tests often need adjusting, so a team has to agree which findings count.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/qodo.md',
        '2026-06-20',
      ),
    ],
  },
  {
    slug: 'greptile',
    facts: [
      fact(
        'For whom',
        'Development teams who want every pull request reviewed with knowledge of the whole codebase.',
        'Greptile’s introduction',
        'https://www.greptile.com/docs/introduction',
        '2026-11',
      ),
      fact(
        'Makes',
        'Comments on pull requests with suggested fixes, which can be handed to agents such as Claude Code, Codex, Cursor or Devin.',
        'Greptile’s introduction',
        'https://www.greptile.com/docs/introduction',
        '2026-11',
      ),
      fact(
        'Platforms',
        'GitHub, GitLab and Bitbucket in the cloud on all plans; self-managed servers, Gitea and Perforce for Enterprise customers.',
        'Greptile’s list of code providers',
        'https://www.greptile.com/docs/integrations/code-providers',
        '2026-11',
      ),
      fact(
        'Price',
        'Free for one active developer with 50 credits a month; Pro $30 a seat a month, extra credits $1 each; Enterprise by quote.',
        'Copy of Greptile’s price page by API Evangelist',
        'https://github.com/api-evangelist/greptile/blob/main/plans/greptile-plans-pricing.yml',
        '2026-10-07',
      ),
      fact(
        'Limits',
        'Reviews cost credits: 1 for a base review, 3 for Plus and 10 for Apex; a seat on Pro includes 50 a month.',
        'Copy of Greptile’s price page by API Evangelist',
        'https://github.com/api-evangelist/greptile/blob/main/plans/greptile-plans-pricing.yml',
        '2026-10-07',
      ),
    ],
  },
  {
    slug: 'sourcery',
    facts: [
      fact(
        'For whom',
        'Developers, teams and open-source maintainers whose amount of code has outgrown reviews by hand.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/sourcery.md',
        '2026-06-20',
      ),
      fact(
        'Makes',
        'A summary, general remarks and comments line by line on each pull request, with a scan for security issues.',
        'Sourcery’s page on the GitHub Marketplace',
        'https://github.com/marketplace/sourcery-ai',
        '2026-11',
      ),
      fact(
        'Platforms',
        'GitHub and GitLab, in the cloud or self-hosted, and extensions for VS Code, Cursor, Windsurf and JetBrains editors.',
        'Sourcery’s getting-started page and editor page',
        'https://docs.sourcery.ai/start/',
        '2026-11',
      ),
      fact(
        'Price',
        'Free for public repositories; Pro $15 and Team $30 a developer a month, or $12 and $24 billed yearly; Enterprise by quote.',
        'Copy of Sourcery’s price page by API Evangelist',
        'https://github.com/api-evangelist/sourceryai/blob/main/plans/sourceryai-plans-pricing.yml',
        '2026-10-07',
      ),
      fact(
        'Limits',
        'Security scans, complexity checks and linked issues are only covered on pull requests, not in the editor.',
        'Sourcery’s documentation of its editor extension',
        'https://docs.sourcery.ai/ide/',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'Parts of the code go to language models; Sourcery states that none is kept over 30 days or used for training.',
        'Sourcery’s page on the GitHub Marketplace',
        'https://github.com/marketplace/sourcery-ai',
        '2026-11',
      ),
    ],
  },
];
