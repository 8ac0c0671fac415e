import type { ExternalLink } from '../../../shared/words/types.ts';

export type NewsCard = {
  title: string;
  description: string;
  links: readonly [ExternalLink, ExternalLink, ExternalLink];
};

export const newsCards: readonly NewsCard[] = [
  {
    title: 'AI News Sites',
    description: 'What launched, what changed and who bought whom.',
    links: [
      { label: 'TechCrunch AI', href: 'https://techcrunch.com/category/artificial-intelligence/' },
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
    description: 'The manual is often the fastest tutorial.',
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
];
