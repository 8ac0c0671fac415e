import { contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';

export const resourcesKind = contentKind({
  name: 'resources',
  title: 'AI tools',
  places: [{ label: 'AI tools', path: paths.resources }],
  labels: { toolSlug: 'End of the address of the tool', toolName: 'Name of the tool' },
  sections: ['tools', 'recommendations', 'further', 'news'],
  release: {
    meta: {
      title: 'AI Code Builder Tools Compared{titleSuffix}',
      description:
        'Seven AI app builders side by side: Replit Agent, v0, Cursor, Lovable, Bolt.new, Claude Artifacts and GitHub Copilot, with prices, strengths, limits and who each one suits, and 66 further tools by the job they do.',
      keywords: [
        'AI code builders',
        'AI tool comparison',
        'Replit Agent',
        'v0',
        'Cursor',
        'Lovable',
        'Bolt.new',
        'Claude Artifacts',
        'GitHub Copilot',
      ],
    },
    hero: {
      eyebrow: 'AI code builders',
      title: 'Find the tool that fits your idea',
      intro:
        'Seven builders, compared on the things that decide: who they suit, what they build with, what they cost, where they shine and where they get stuck.',
      actions: [
        { label: 'Compare the tools', to: `${paths.resources}#tools` },
        { label: 'Help me choose', to: `${paths.resources}#choose` },
      ],
    },
    recommendations: {
      title: 'Choose Your Perfect AI Builder',
      intro: 'Start from where you stand today. You can move on later and take your code with you.',
      items: [
        {
          title: 'Complete Beginner',
          toolSlug: 'lovable',
          toolName: 'Lovable',
          reason:
            'You talk, it builds. No setup, no jargon, and a working page in the first sitting.',
          color: 'sand',
        },
        {
          title: 'Quick Prototypes',
          toolSlug: 'bolt-new',
          toolName: 'Bolt.new',
          reason: 'Everything runs in the browser tab, so an idea is clickable within minutes.',
          color: 'ember',
        },
        {
          title: 'Full Applications',
          toolSlug: 'replit-agent',
          toolName: 'Replit Agent',
          reason:
            'Database, logins and hosting come with it. Good for apps that real people will use.',
          color: 'lagoon',
        },
        {
          title: 'Professional Dev',
          toolSlug: 'cursor',
          toolName: 'Cursor',
          reason: 'Works in the repository you already have and shows every change as a diff.',
          color: 'moss',
        },
      ],
    },
    further: {
      title: 'The others we cover',
      intro:
        'Editors, agents, testers and the platforms under them, sorted by the job they do. Not compared, but checked: each was there when we looked.',
      checked: 'Names and addresses checked in 2026',
    },
    news: {
      title: 'Stay Updated With AI Development News',
      intro:
        'Sorted by what you need: what launched, how it works, who helps and what was measured.',
      cards: [
        {
          title: 'AI News Sites',
          description: 'What launched, what changed and who bought whom.',
          links: [
            {
              label: 'TechCrunch AI',
              href: 'https://techcrunch.com/category/artificial-intelligence/',
            },
            { label: 'The Verge AI', href: 'https://www.theverge.com/ai-artificial-intelligence' },
            { label: 'Ars Technica AI', href: 'https://arstechnica.com/ai/' },
          ],
        },
        {
          title: 'Developer Resources',
          description: 'Look things up the way working developers do.',
          links: [
            { label: 'MDN Web Docs', href: 'https://developer.mozilla.org/' },
            { label: 'GitHub Blog: AI & ML', href: 'https://github.blog/ai-and-ml/' },
            { label: 'Stack Overflow Blog', href: 'https://stackoverflow.blog/' },
          ],
        },
        {
          title: 'Community & Learning',
          description: 'Free courses, and people who answer questions.',
          links: [
            { label: 'freeCodeCamp', href: 'https://www.freecodecamp.org/' },
            { label: 'DEV Community: AI', href: 'https://dev.to/t/ai' },
            { label: 'Hacker News', href: 'https://news.ycombinator.com/' },
          ],
        },
        {
          title: 'Tool Documentation',
          description: 'The manual names every option, and the version it holds for.',
          links: [
            { label: 'Replit Docs', href: 'https://docs.replit.com/' },
            { label: 'Cursor Docs', href: 'https://cursor.com/docs' },
            { label: 'Lovable Docs', href: 'https://docs.lovable.dev/' },
          ],
        },
        {
          title: 'Research & Analysis',
          description: 'Studies, numbers and careful opinions.',
          links: [
            { label: "Simon Willison's Weblog", href: 'https://simonwillison.net/' },
            { label: 'Stanford AI Index', href: 'https://hai.stanford.edu/ai-index' },
            { label: 'arXiv: Software Engineering', href: 'https://arxiv.org/list/cs.SE/recent' },
          ],
        },
        {
          title: 'Newsletters',
          description: 'One e-mail instead of forty open tabs.',
          links: [
            { label: 'The Batch', href: 'https://www.deeplearning.ai/the-batch/' },
            { label: 'TLDR AI', href: 'https://tldr.tech/ai' },
            { label: 'Import AI', href: 'https://jack-clark.net/' },
          ],
        },
        {
          title: 'Safety & Licensing',
          description: 'Read these before strangers use your app.',
          links: [
            { label: 'OWASP Top 10 for LLM Apps', href: 'https://genai.owasp.org/llm-top-10/' },
            {
              label: 'NIST AI Risk Framework',
              href: 'https://www.nist.gov/itl/ai-risk-management-framework',
            },
            { label: 'Choose a License', href: 'https://choosealicense.com/' },
          ],
        },
      ],
    },
    closing: {
      ending: 'station',
      title: 'A tool is half of it',
      text: 'The other half is knowing what to ask for. Our guide has steps, prompts and habits that work in all seven.',
      actions: [{ label: 'Learn Vibecoding Techniques', to: paths.tips }],
    },
  },
});
