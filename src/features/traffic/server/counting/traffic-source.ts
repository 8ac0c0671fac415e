import { paths } from '../../../../shared/paths.ts';
import type { InsidePlace, SourceKind, VisitOrigin } from '../../../../shared/visits.ts';

/** A host matches exactly or by its ending. */
const placesByHost: Partial<Record<SourceKind, Record<string, readonly string[]>>> = {
  assistant: {
    ChatGPT: ['chatgpt.com', 'chat.openai.com'],
    Claude: ['claude.ai'],
    Copilot: ['copilot.microsoft.com'],
    Gemini: ['gemini.google.com'],
    Grok: ['grok.com'],
    'Le Chat': ['chat.mistral.ai'],
    Meta: ['meta.ai'],
    Perplexity: ['perplexity.ai'],
    DeepSeek: ['chat.deepseek.com'],
    Poe: ['poe.com'],
    You: ['you.com'],
  },
  mail: {
    Gmail: ['mail.google.com', 'com.google.android.gm'],
    Outlook: ['outlook.live.com', 'outlook.office.com', 'outlook.office365.com', 'outlook.com'],
    Yahoo: ['mail.yahoo.com'],
    Proton: ['mail.proton.me'],
    iCloud: ['icloud.com'],
    Fastmail: ['app.fastmail.com'],
  },
  search: {
    Bing: ['bing.com'],
    Brave: ['search.brave.com'],
    DuckDuckGo: ['duckduckgo.com'],
    Ecosia: ['ecosia.org'],
    Kagi: ['kagi.com'],
    Qwant: ['qwant.com'],
    Startpage: ['startpage.com'],
    Yahoo: ['search.yahoo.com'],
    Yandex: ['yandex.com', 'yandex.ru', 'ya.ru'],
    Baidu: ['baidu.com'],
    Google: ['com.google.android.googlequicksearchbox'],
  },
  social: {
    Bluesky: ['bsky.app'],
    Facebook: ['facebook.com', 'fb.com'],
    'Hacker News': ['news.ycombinator.com'],
    Instagram: ['instagram.com'],
    LinkedIn: ['linkedin.com', 'lnkd.in', 'com.linkedin.android'],
    Mastodon: ['mastodon.social'],
    Pinterest: ['pinterest.com'],
    'Product Hunt': ['producthunt.com'],
    Quora: ['quora.com'],
    Reddit: ['reddit.com', 'out.reddit.com', 'com.reddit.frontpage'],
    Telegram: ['t.me', 'org.telegram.messenger'],
    Threads: ['threads.net', 'threads.com'],
    TikTok: ['tiktok.com'],
    WhatsApp: ['whatsapp.com'],
    X: ['t.co', 'x.com', 'twitter.com'],
    YouTube: ['youtube.com'],
  },
};

const named: ReadonlyMap<string, string> = new Map(
  Object.entries(placesByHost).flatMap(([kind, places]) =>
    Object.entries(places).flatMap(([name, hosts]) =>
      hosts.map((host) => [host, `${kind}:${name}`] as const),
    ),
  ),
);

/** Google search has a host per country: www.google.de, google.co.uk. */
const googleHost = /^(?:www\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
const hostPattern = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)*(?::\d{1,5})?$/;

/** Yields `chat.example.com`, `example.com`, `com`. */
function* endsOf(host: string) {
  for (let rest = host; rest !== ''; rest = rest.slice(rest.indexOf('.') + 1)) {
    yield rest;
    if (!rest.includes('.')) return;
  }
}

/** Normalizes untrusted text: lowercase, with one space for blanks, line breaks and invisible characters. */
export function plainWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ')
    .trim();
}

/** Source of requests without scripts or with an opt-out. */
export const unknownSource = 'unknown' satisfies SourceKind;
/** Collects sources above the daily limit. */
export const otherSource = 'other' satisfies SourceKind;
export const textSource = 'text' satisfies SourceKind;

/** Returns the kind and an optional name ("search:Google", "site:example.com"). A campaign overrides the referring site. */
export function sourceOf({ referrer, source }: Pick<VisitOrigin, 'referrer' | 'source'>): string {
  const campaign = plainWords(source);
  if (campaign) return `campaign:${campaign}`;
  if (referrer === '/') return 'inside' satisfies SourceKind;
  const host = referrer.toLowerCase();
  if (!hostPattern.test(host)) return 'direct' satisfies SourceKind;
  for (const end of endsOf(host)) {
    const known = named.get(end);
    if (known) return known;
  }
  if (googleHost.test(host)) return 'search:Google';
  return `site:${host.replace(/^www\./, '')}`;
}

/** The first match counts. */
const insidePlaces: readonly [RegExp, InsidePlace][] = [
  [new RegExp(`^${paths.exploreDevelopers}$`), 'directory'],
  [new RegExp(`^${paths.search}$`), 'search'],
  [/^\/(?:tools|compare)(?:\/|$)/, 'tools'],
  [new RegExp(`^${paths.blog}(?:/|$)`), 'blog'],
  [/^\/(?:@|developer-profile\/)/, 'profiles'],
  [/^\/$/, 'home'],
];

/** Names what led to one page: a part of this site, or for the beginning of a visit what led to the site. */
export function sourceOfView(from: string, beginning: VisitOrigin | null): string {
  const place = insidePlaces.find(([pattern]) => pattern.test(from))?.[1];
  if (place) return `inside:${place}`;
  const source = from === '' && beginning ? sourceOf(beginning) : 'inside';
  return source === 'inside' ? `inside:${'pages' satisfies InsidePlace}` : source;
}

/** True for kinds that anyone can invent without limit. */
export function isMadeUp(source: string): boolean {
  return source.startsWith('campaign:') || source.startsWith('site:');
}
