import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const appBuilderFactsMore: readonly ToolFacts[] = [
  {
    slug: 'google-ai-studio',
    facts: [
      fact(
        'For whom',
        'People who want to try what the newest Gemini models can do by describing an app to build.',
        'Google’s documentation',
        'https://ai.google.dev/gemini-api/docs/aistudio-build-mode',
        '2026-11',
      ),
      fact(
        'Makes',
        'Full-stack web apps, by default with React and Node.js, and native Android apps with Kotlin and Jetpack Compose.',
        'Google’s documentation',
        'https://ai.google.dev/gemini-api/docs/aistudio-build-mode',
        '2026-11',
      ),
      fact(
        'Export',
        'The code can be downloaded as a ZIP file or pushed to a GitHub repository.',
        'Google’s documentation',
        'https://ai.google.dev/gemini-api/docs/aistudio-build-mode',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'dyad',
    facts: [
      fact(
        'For whom',
        'Builders with an idea and no coding background, and tinkerers who bring their own API keys or local models.',
        'Dyad’s product notes',
        'https://github.com/dyad-sh/dyad/blob/main/PRODUCT.md',
        '2026-11',
      ),
      fact(
        'Makes',
        'Web apps with React, React Router and TypeScript, styled with Tailwind CSS and shadcn/ui.',
        'the rules in Dyad’s starter project',
        'https://github.com/dyad-sh/dyad/blob/main/scaffold/AI_RULES.md',
        '2026-11',
      ),
      fact(
        'Platforms',
        'A program for macOS and Windows that builds on your own machine, without a sign-up.',
        'Dyad’s README',
        'https://github.com/dyad-sh/dyad/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Price',
        'Free with API keys of your own; the makers earn with a paid offer named Dyad Pro.',
        'Dyad’s product notes',
        'https://github.com/dyad-sh/dyad/blob/main/PRODUCT.md',
        '2026-11',
      ),
      fact(
        'Limits',
        'It runs on technical parts of your own machine, namely Node.js, a local server and API keys, which a beginner has to set up.',
        'Dyad’s product notes',
        'https://github.com/dyad-sh/dyad/blob/main/PRODUCT.md',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'Open source under Apache 2.0, apart from the pro folder, which stands under the Functional Source License.',
        'Dyad’s README',
        'https://github.com/dyad-sh/dyad/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Export',
        'Nothing needs exporting: the code is generated and previewed on your own computer.',
        'Dyad’s product notes',
        'https://github.com/dyad-sh/dyad/blob/main/PRODUCT.md',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'bolt-diy',
    facts: [
      fact(
        'For whom',
        'People who want Bolt with a model of their choice: each prompt can go to one of more than 21 providers, cloud or local.',
        'bolt.diy’s README',
        'https://github.com/stackblitz-labs/bolt.diy/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Makes',
        'Full-stack web apps based on Node.js, and mobile apps in React Native through Expo.',
        'bolt.diy’s README',
        'https://github.com/stackblitz-labs/bolt.diy/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Platforms',
        'A desktop program for Windows, macOS and Linux; or in the browser, served by Node.js or Docker.',
        'bolt.diy’s README',
        'https://github.com/stackblitz-labs/bolt.diy/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Price',
        'Free, open source. Cloud models are used with API keys of your own.',
        'bolt.diy’s README',
        'https://github.com/stackblitz-labs/bolt.diy/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Limits',
        'Commercial production use needs a separate license for the WebContainers interface it runs on; prototypes do not.',
        'bolt.diy’s README',
        'https://github.com/stackblitz-labs/bolt.diy/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Who owns the code',
        'The source code stands under the MIT license; the WebContainers interface has a license of its own.',
        'bolt.diy’s README',
        'https://github.com/stackblitz-labs/bolt.diy/blob/main/README.md',
        '2026-11',
      ),
      fact(
        'Export',
        'As a ZIP file or synced to a folder on your computer; it also deploys to Netlify, Vercel and GitHub Pages.',
        'bolt.diy’s README',
        'https://github.com/stackblitz-labs/bolt.diy/blob/main/README.md',
        '2026-11',
      ),
    ],
  },
];
