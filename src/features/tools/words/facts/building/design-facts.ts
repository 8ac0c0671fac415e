import type { ToolFacts } from '../../tool-types.ts';
import { fact } from '../fact.ts';

export const designFacts: readonly ToolFacts[] = [
  {
    slug: 'stitch',
    facts: [
      fact(
        'For whom',
        'Product managers, frontend developers and designers who need a first draft of an interface quickly.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/google-stitch.md',
        '2026-05-30',
      ),
      fact(
        'Makes',
        'Interface designs for web and mobile screens from text, sketches or screenshots, with their HTML and CSS.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/google-stitch.md',
        '2026-05-30',
      ),
      fact(
        'Platforms',
        'In the browser, with a Google account; nothing has to be installed.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/google-stitch.md',
        '2026-05-30',
      ),
      fact(
        'Price',
        'Free as part of Google Labs, with about 350 screens a month in standard mode and 200 in experimental mode.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/google-stitch.md',
        '2026-05-30',
      ),
      fact(
        'Limits',
        'Designs tend to be generic and may miss accessibility rules. Drafts made from images could not be copied to Figma.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/google-stitch.md',
        '2026-05-30',
      ),
      fact(
        'Export',
        'Designs can be pasted into Figma with layers and Auto Layout kept, or taken as HTML and CSS code.',
        'a report by aegisfleet',
        'https://github.com/aegisfleet/tool-survey-report/blob/main/_reports/google-stitch.md',
        '2026-05-30',
      ),
    ],
  },
  {
    slug: 'figma-make',
    facts: [
      fact(
        'For whom',
        'Product teams that want prototypes made from the same React components as their finished app.',
        'Figma’s help center',
        'https://help.figma.com/hc/en-us/articles/35946832653975-Use-your-design-system-package-in-Make-kits',
        '2026-11',
      ),
      fact(
        'Makes',
        'Apps and prototypes in React, written as TypeScript files that start from App.tsx.',
        'Figma’s developer documentation',
        'https://developers.figma.com/docs/code',
        '2026-11',
      ),
      fact(
        'Price',
        'Needs a Full seat on a paid Figma plan; other paid seats can try it in their drafts.',
        'Figma’s help center',
        'https://help.figma.com/hc/en-us/articles/35946832653975-Use-your-design-system-package-in-Figma-Make',
        '2026-11',
      ),
      fact(
        'Limits',
        'A design system of your own has to be a React 18 package that builds with Vite.',
        'Figma’s developer documentation',
        'https://developers.figma.com/docs/code/bring-your-design-system-package/',
        '2026-11',
      ),
      fact(
        'Export',
        'Code can be exported, but its imports and assets need repair before it runs locally; a community project does that.',
        'a guide to Figma Make Local Runner',
        'https://www.skills.sh/aradotso/design-skills/figma-make-local-runner',
        '2026-05-18',
      ),
    ],
  },
  {
    slug: 'magic-patterns',
    facts: [
      fact(
        'Makes',
        'Prototypes of interfaces: components and an app.tsx file, laid out on an endless canvas.',
        'notes on a video, by Lilys',
        'https://lilys.ai/notes/ko/design-with-canva-20251118/effortless-ui-design-magic-patterns',
        '2026-11',
      ),
      fact(
        'Platforms',
        'Coding agents such as Claude Code can use it too, through a connector or an MCP server with an API key.',
        'a connection guide in get-design-done',
        'https://cdn.jsdelivr.net/npm/@hegemonart/get-design-done@1.60.2/connections/magic-patterns.md',
        '2026-11',
      ),
      fact(
        'Limits',
        'It makes frontend concepts and is no builder of full-stack apps.',
        'notes on a video, by Lilys',
        'https://lilys.ai/notes/ko/design-with-canva-20251118/effortless-ui-design-magic-patterns',
        '2026-11',
      ),
    ],
  },
  {
    slug: 'uizard',
    facts: [
      fact(
        'For whom',
        'People who are not designers and want to turn ideas, screenshots or drawings into editable mockups.',
        'a profile by API Evangelist',
        'https://github.com/api-evangelist/uizard-technologies/blob/main/llms/uizard-technologies-llms.txt',
        '2026-11',
      ),
      fact(
        'Makes',
        'Mockups and prototypes of several screens for websites, web apps and mobile apps, from text, screenshots or sketches.',
        'a profile by API Evangelist',
        'https://github.com/api-evangelist/uizard-technologies/blob/main/llms/uizard-technologies-llms.txt',
        '2026-11',
      ),
      fact(
        'Price',
        'Free; Pro at $12 and Business at $39 a month when billed yearly; Enterprise by quote.',
        'a copy of the price page by API Evangelist',
        'https://github.com/api-evangelist/uizard-technologies/blob/main/plans/uizard-technologies-plans-pricing.yml',
        '2026-10-07',
      ),
      fact(
        'Limits',
        'The free plan ends at 3 AI generations a month and 2 projects, and runs an older AI engine.',
        'a copy of the price page by API Evangelist',
        'https://github.com/api-evangelist/uizard-technologies/blob/main/plans/uizard-technologies-plans-pricing.yml',
        '2026-10-07',
      ),
      fact(
        'Export',
        'The Pro plan includes a handoff to developers with React and CSS code.',
        'a copy of the price page by API Evangelist',
        'https://github.com/api-evangelist/uizard-technologies/blob/main/plans/uizard-technologies-plans-pricing.yml',
        '2026-10-07',
      ),
    ],
  },
];
