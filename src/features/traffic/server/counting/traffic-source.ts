import type { SourceKind, VisitOrigin } from '../../traffic.ts';

/** A host names its place by itself or by what it ends in. */
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

/** www.google.de, google.co.uk: it has a name in every country. */
const googleHost = /^(?:www\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/;
const hostPattern = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)*(?::\d{1,5})?$/;

/** `chat.example.com`, `example.com`, `com`. */
function* endsOf(host: string) {
  for (let rest = host; rest !== ''; rest = rest.slice(rest.indexOf('.') + 1)) {
    yield rest;
    if (!rest.includes('.')) return;
  }
}

/** What somebody else has made up: words in small letters, without what only looks empty or breaks lines. */
export function plainWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]+/gu, ' ')
    .trim();
}

/** Requests that nobody knows the source of: without scripts, or of senders who want no counting. */
export const unknownSource = 'unknown' satisfies SourceKind;
/** Where further ones are put once there are too many on a day. */
export const otherSource = 'other' satisfies SourceKind;
/** Requests that came in as text messages. */
export const textSource = 'text' satisfies SourceKind;

/**
 * The source of a visit: its kind, and its name after a colon where it has one ("search:Google", "site:example.com"). A link
 * that names its campaign comes from there, whatever site it was on.
 */
export function sourceOf({ referrer, source }: VisitOrigin): string {
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

/** Whether anybody can make up sources of this kind without end. */
export function isMadeUp(source: string): boolean {
  return source.startsWith('campaign:') || source.startsWith('site:');
}
