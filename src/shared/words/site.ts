/**
 * Name, address and contact data of the site. A rebranding changes this file and the words of each capability; no
 * component or server module holds a name, number or city of its own.
 */
export const site = {
  product: 'vibecode',
  productTitle: 'Vibecode',
  brand: 'vibecode.land',
  defaultTitle: 'vibecode.land - Professional Vibecode Development Services',
  defaultDescription:
    'Professional vibecode development: websites, apps, software, AI automation and training, plus free guides, a glossary, tool comparisons and a network of developers.',
  defaultKeywords: [
    'vibecode',
    'vibecoding',
    'AI app building',
    'AI development services',
    'learn vibecoding',
  ],
  titleSuffix: ' | vibecode.land',
  postFallbackKeywords: 'vibecode development, programming, tutorial',
  authorName: 'The vibecode.land team',
  readTimeLabel: '5 min read',
  /** From the range reserved for fiction (NANP 555-01XX). */
  phone: { e164: '+16125550142', display: '(612) 555-0142', smsKeyword: 'VIBE' },
  copyright: '© 2024 vibecode.land. All rights reserved.',
  offices: ['Minneapolis, MN', 'San Francisco, CA', 'Manhattan, NY'],
  /** The profiles do not exist yet; the footer shows plain icons until `url` is set. */
  socialLinks: [
    { name: 'X', icon: 'x', url: null },
    { name: 'GitHub', icon: 'github', url: null },
    { name: 'LinkedIn', icon: 'linkedin', url: null },
    { name: 'YouTube', icon: 'youtube', url: null },
  ],
  locale: 'en-US',
} as const;

/** Shown once below marketing figures; null once the figures are measured. */
export const sampleFiguresNote: string | null =
  'Sample figures: they show where measured ones will stand.';

/** Marketing figures: copy, not data (specification, section 1). */
export const marketingFigures = {
  activeProjects: '500+',
  clientSatisfaction: '95%',
  developerEarnings: '$150k+',
  support: '24/7',
  uptime: '99.9%',
  aiTools: '50+',
  examplePrompts: '100+',
  creators: '20+',
  studentsHelped: '1000+',
} as const;
