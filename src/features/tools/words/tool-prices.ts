import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { saidOn } from './facts/fact.ts';

const report = (commit: string, tool: string) =>
  `https://github.com/aegisfleet/tool-survey-report/blob/${commit}/_reports/${tool}.md`;

const point = (dollars: number, day: string, label: string, href: string) => ({
  ...{ dollars, source: { label, href } },
  said: saidOn(day),
});

const aegisfleet = 'a report by aegisfleet';

/** Prices that a dated page names. A tool with fewer than three of them has no plot. */
export const toolPricesKind = contentKind({
  name: 'tool-prices',
  isOfTools: true,
  title: 'Tools: former prices',
  intro:
    'The cheapest paid plan for one person, in dollars a month, on the day that a page named it. From three prices on, the page of the tool shows a plot.',
  places: [{ label: 'Bolt.new', path: paths.toolPage('bolt-new') }],
  labels: {
    slug: 'End of the address of the tool',
    dollars: 'Dollars a month',
    said: 'Day it was named',
  },
  // Each number has its source beside it already.
  hasFacts: false,
  release: {
    tools: [
      {
        slug: 'bolt-new',
        plan: 'Pro',
        prices: [
          point(
            20,
            '2024-10-13',
            'a thread of its users',
            'https://github.com/stackblitz/bolt.new/issues/513',
          ),
          point(
            20,
            '2024-10-29',
            'a thread with its maker',
            'https://github.com/stackblitz/bolt.new/issues/1111',
          ),
          point(
            20,
            '2025-02-13',
            'a thread of its users',
            'https://github.com/stackblitz/bolt.new/issues/6368',
          ),
          point(
            25,
            '2026-05-29',
            'a guide by nocodepicks',
            'https://nocodepicks.com/guides/bolt-new-token-limits/',
          ),
        ],
      },
      {
        slug: 'devin-desktop',
        plan: 'Pro',
        prices: [
          point(
            15,
            '2025-10-21',
            aegisfleet,
            report('9540da121755c396189dcaddbedc66b7f0285a6e', 'windsurf'),
          ),
          point(
            15,
            '2026-01-27',
            aegisfleet,
            report('f56cedacf3559a64b551e6e9cd9f739f45ad8a1b', 'windsurf'),
          ),
          point(
            20,
            '2026-03-19',
            'the AI credit index',
            'https://www.strategyoffinance.com/benchmarks/ai-credit-index/reviewed/windsurf',
          ),
          point(
            20,
            '2026-06-12',
            'the AI credit index',
            'https://www.strategyoffinance.com/benchmarks/ai-credit-index/reviewed/windsurf',
          ),
        ],
      },
      {
        slug: 'cursor',
        plan: 'Pro',
        prices: [
          point(
            20,
            '2023-10-19',
            'a thread of its users',
            'https://github.com/cursor/cursor/issues/854',
          ),
          point(
            20,
            '2025-04-05',
            'a thread of its users',
            'https://github.com/cursor/cursor/issues/2981',
          ),
          point(
            20,
            '2025-10-31',
            aegisfleet,
            report('03611de6d52acca802738dc33d9431077fdd7ed0', 'cursor'),
          ),
          point(
            20,
            '2026-02-10',
            aegisfleet,
            report('3c3c1ef83686c0687b7d361a5689c32e5d2dafb2', 'cursor'),
          ),
        ],
      },
      {
        slug: 'vercel',
        plan: 'Pro',
        prices: [
          point(
            20,
            '2023-03-25',
            'the SSO wall of shame',
            'https://github.com/robchahin/sso-wall-of-shame/issues/388',
          ),
          point(
            20,
            '2025-10-22',
            aegisfleet,
            report('1646d3394c38b8a9971b8f351283f6eee9953942', 'vercel'),
          ),
          point(
            20,
            '2026-01-11',
            aegisfleet,
            report('6fe74319e0837a22f95999796c91d29fb6f852fe', 'vercel'),
          ),
          point(20, '2026-09-17', 'a review at Prisma', 'https://github.com/prisma/web/pull/8295'),
        ],
      },
      {
        slug: 'cloudflare-workers',
        plan: 'Workers Paid',
        prices: [
          point(
            5,
            '2021-08-09',
            'its documentation',
            'https://developers.cloudflare.com/workers/platform/pricing',
          ),
          point(
            5,
            '2022-11-14',
            'a change of its documentation',
            'https://github.com/cloudflare/cloudflare-docs/pull/6683',
          ),
          point(
            5,
            '2026-04-21',
            aegisfleet,
            report('fb99a4914ef49fadc34e5b55acf85774e5438ff5', 'cloudflare-workers'),
          ),
        ],
      },
      {
        slug: 'hugging-face',
        plan: 'Pro',
        prices: [
          point(
            9,
            '2023-10-18',
            'a thread of its users',
            'https://github.com/huggingface/huggingface_hub/issues/1762',
          ),
          point(
            9,
            '2025-10-25',
            aegisfleet,
            report('c159bc2d83a9a0874932cff4a761876f0f1c20a6', 'hugging-face'),
          ),
          point(
            9,
            '2026-02-05',
            aegisfleet,
            report('503583468084121a9cde567a4c9dad22be2bb21c', 'hugging-face'),
          ),
        ],
      },
    ],
  },
});
