import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const repositoryFactsMore: readonly ToolFacts[] = [
  {
    slug: 'swe-agent',
    facts: [
      fact(
        'For whom',
        'Researchers and developers who let a language model of their choice fix issues in real GitHub repositories.',
        'SWE-agent’s README',
        'https://github.com/SWE-agent/SWE-agent/blob/main/README.md',
        '2026-07-16',
      ),
      fact(
        'Makes',
        'Fixes for GitHub issues, searches for security weaknesses and other tasks that are described to it.',
        'SWE-agent’s README',
        'https://github.com/SWE-agent/SWE-agent/blob/main/README.md',
        '2026-07-16',
      ),
      fact(
        'Platforms',
        'Installed from source and used from the command line, set up by one YAML file.',
        'SWE-agent’s README',
        'https://github.com/SWE-agent/SWE-agent/blob/main/README.md',
        '2026-07-16',
      ),
      fact(
        'Price',
        'Open source under the MIT license; the language model is of your own choice.',
        'SWE-agent’s README',
        'https://github.com/SWE-agent/SWE-agent/blob/main/README.md',
        '2026-07-16',
      ),
      fact(
        'Limits',
        'The makers now work mainly on mini-SWE-agent, which has replaced it, and advise everyone to use that instead.',
        'SWE-agent’s README',
        'https://github.com/SWE-agent/SWE-agent/blob/main/README.md',
        '2026-07-16',
      ),
      fact(
        'Who owns the code',
        'MIT license, built and maintained by researchers of Princeton and Stanford universities.',
        'SWE-agent’s README',
        'https://github.com/SWE-agent/SWE-agent/blob/main/README.md',
        '2026-07-16',
      ),
    ],
  },
  {
    slug: 'factory',
    facts: [
      fact(
        'For whom',
        'Individual developers and, with the Business and Enterprise plans, whole software teams.',
        'Factory’s price page in its documentation',
        'https://docs.factory.ai/pricing',
        '2026-11',
      ),
      fact(
        'Makes',
        'Code changes, and automatic reviews, security scans and descriptions of pull requests on GitHub.',
        'Factory’s README',
        'https://github.com/Factory-AI/factory/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Platforms',
        'Command line for macOS, Linux and Windows, a desktop application, the web, VS Code, JetBrains editors and Zed.',
        'Factory’s README',
        'https://github.com/Factory-AI/factory/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Price',
        'Pro $20, Plus $100 and Max $200 a month; Business and Enterprise by quote; extra use from $10 prepaid.',
        'Factory’s price page in its documentation',
        'https://docs.factory.ai/pricing',
        '2026-11',
      ),
      fact(
        'Limits',
        'Individual plans are held by limits per five hours, week and month; after that only open-weight models or prepaid credit remain.',
        'Factory’s price page in its documentation',
        'https://docs.factory.ai/pricing',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'Not open source: Factory keeps all rights to the software.',
        'Factory’s README',
        'https://github.com/Factory-AI/factory/blob/main/README.md',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'gitlab-duo',
    facts: [
      fact(
        'For whom',
        'Developers, security and operations engineers and product managers whose work already lives in GitLab.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/gitlab-duo.md',
        '2026-05-22',
      ),
      fact(
        'Makes',
        'Code suggestions, chat, and agents and flows for planning, code, security, merge requests and failing pipelines.',
        'GitLab’s note on general availability',
        'https://gitlab.com/gitlab-org/gitlab/-/issues/585273',
        '2026-01-08',
      ),
      fact(
        'Platforms',
        'GitLab itself and its web editor, VS Code, Visual Studio, JetBrains editors, Neovim and Eclipse.',
        'GitLab’s list of supported editors',
        'https://docs.gitlab.com/user/project/repository/code_suggestions/supported_extensions',
        '2026-11',
      ),
      fact(
        'Price',
        'Paid with GitLab Credits at $1 each: Premium ($29 a user a month, billed yearly) includes $12 of them, Ultimate $24.',
        'Copy of GitLab’s price page by API Evangelist',
        'https://github.com/api-evangelist/gitlab/blob/main/plans/gitlab-plans-pricing.yml',
        '2026-09-20',
      ),
      fact(
        'Limits',
        'It works only with GitLab; projects on GitHub or Bitbucket cannot use it.',
        'Tool survey report by aegisfleet (third party)',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/gitlab-duo.md',
        '2026-05-22',
      ),
    ],
  },
];
