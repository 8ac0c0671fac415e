import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const platformFactsMore: readonly ToolFacts[] = [
  {
    slug: 'cloudflare-workers',
    facts: [
      fact(
        'For whom',
        'Web developers, backend developers and young companies that want code to run on servers all over the world.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/cloudflare-workers.md',
        '2026-04-21',
      ),
      fact(
        'Makes',
        'Full-stack apps with React, Vue, Svelte, Next or Astro, as well as interfaces, background jobs and static files.',
        'Cloudflare’s documentation',
        'https://developers.cloudflare.com/workers/',
        '2026-11',
      ),
      fact(
        'Platforms',
        'Runs on Cloudflare’s worldwide network; written in JavaScript, TypeScript, Python or Rust and deployed from the command line.',
        'Cloudflare’s documentation',
        'https://developers.cloudflare.com/workers/',
        '2026-11',
      ),
      fact(
        'Price',
        'Free plan; the paid one costs at least $5 a month with 10 million requests, then $0.30 for each further million.',
        'Cloudflare’s price page',
        'https://developers.cloudflare.com/workers/platform/pricing/',
        '2026-11',
      ),
      fact(
        'Limits',
        'The free plan allows 100,000 requests a day and 10 milliseconds of computing each; paid calls may compute for 5 minutes at most.',
        'Cloudflare’s price page',
        'https://developers.cloudflare.com/workers/platform/pricing/',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'openrouter',
    facts: [
      fact(
        'For whom',
        'Developers who want the large language models behind one interface, with one bill and one view of their use.',
        'OpenRouter’s FAQ',
        'https://openrouter.ai/docs/faq',
        '2026-11',
      ),
      fact(
        'Makes',
        'Answers from hundreds of models through one address, with a switch to another provider when one fails.',
        'OpenRouter’s quickstart',
        'https://openrouter.ai/docs/llms-full.txt',
        '2026-11',
      ),
      fact(
        'Platforms',
        'An interface over the web that works with the OpenAI SDK or direct calls.',
        'OpenRouter’s quickstart',
        'https://openrouter.ai/docs/llms-full.txt',
        '2026-11',
      ),
      fact(
        'Price',
        'Paid by use from credits bought beforehand; the providers’ own prices for their models are passed on.',
        'OpenRouter’s FAQ',
        'https://openrouter.ai/docs/faq',
        '2026-11',
      ),
      fact(
        'Limits',
        'Free models allow 20 requests a minute and 50 a day, or 1,000 a day once 10 credits have been bought.',
        'a rate-limit table by Developers Digest',
        'https://www.developersdigest.tech/rate-limits/openrouter',
        '2026-10-17',
      ),
    ],
  },
  {
    slug: 'hugging-face',
    facts: [
      fact(
        'For whom',
        'AI researchers, machine-learning engineers and developers who look for models and data or share their own.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/hugging-face.md',
        '2026-04-26',
      ),
      fact(
        'Makes',
        'A place to build and share models, data sets and apps; the apps run there in so-called Spaces.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/hugging-face.md',
        '2026-04-26',
      ),
      fact(
        'Platforms',
        'On the web; libraries serve models in Python, and in the browser or Node.js with JavaScript.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/hugging-face.md',
        '2026-04-26',
      ),
      fact(
        'Price',
        'Free; Pro at $9 a month, Team at $20 and Enterprise from $50 a user. Graphics processors are charged by time.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/hugging-face.md',
        '2026-04-26',
      ),
      fact(
        'Limits',
        'Licenses differ from model to model, and some forbid commercial use, so each needs a look before use.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/hugging-face.md',
        '2026-04-26',
      ),
    ],
  },
  {
    slug: 'context7',
    facts: [
      fact(
        'For whom',
        'Developers whose AI coding assistant should work from current library documentation.',
        'Context7’s documentation',
        'https://github.com/upstash/context7/blob/master/docs/overview.mdx',
        '2026-11',
      ),
      fact(
        'Makes',
        'Documentation and code examples for the right version of a library, put straight into the prompt.',
        'Context7’s README',
        'https://github.com/upstash/context7/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Platforms',
        'Works in more than 30 coding tools, among them Cursor, Claude Code and OpenCode, by MCP server or command line.',
        'Context7’s README',
        'https://github.com/upstash/context7/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Price',
        'Free with 1,000 calls a month for public repositories; Pro costs $10 a seat with 5,000; Enterprise by quote.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/context7.md',
        '2026-07-14',
      ),
      fact(
        'Limits',
        'The libraries are contributed by the community, and their documentation is not guaranteed to be right, complete or safe.',
        'Context7’s README',
        'https://github.com/upstash/context7/blob/master/README.md',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'The MCP server is open source under the MIT license; the service that gathers the documentation is private.',
        'Context7’s README',
        'https://github.com/upstash/context7/blob/master/README.md',
        '2026-11',
      ),
    ],
  },
];
