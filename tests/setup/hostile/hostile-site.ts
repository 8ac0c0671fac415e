import { setTimeout as delay } from 'node:timers/promises';
import { filePaths } from '../../../src/shared/file-paths.ts';
import { paths } from '../../../src/shared/paths.ts';
import { honestDraft, type OpenAiDouble, startOpenAi } from '../../mocks/openai.ts';
import { type OwnSite, startOwnSite } from '../steps/own-site.ts';

const askedEveryMs = 25;
const settledTimeoutMs = 120_000;

export interface SentPattern {
  name: string;
  /** File extension; `html` is imported as Markdown. */
  format: string;
  build(length: number): string;
}

export interface HostileFigures {
  texts: number;
  requests: number;
  statuses: Record<number, number>;
  /** Failed requests, and server errors other than 502 and 503. */
  faults: string[];
  asked: number;
  slowestMs: number[];
}

export interface HostileSite {
  site: OwnSite;
  model: OpenAiDouble;
  stop(): Promise<void>;
}

export async function startHostileSite(): Promise<HostileSite> {
  const model = await startOpenAi();
  const site = await startOwnSite({
    PUBLIC_READS_PER_MINUTE: '1000000',
    OPENAI_API_KEY: 'a',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_DAILY_BUDGET: '100000',
    OPENAI_MAX_OUTPUT_TOKENS: '100000',
  });
  const stop = async () => {
    await site.stop();
    await model.stop();
  };
  return { site, model, stop };
}

const jsonType = { 'content-type': 'application/json' };

export async function signIn({ origin }: Pick<OwnSite, 'origin'>): Promise<string> {
  const answer = await fetch(`${origin}/trpc/admin.login`, {
    method: 'POST',
    headers: jsonType,
    body: JSON.stringify({ username: 'admin', password: 'vibecode-demo' }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`Nobody is signed in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export class HealthWatch {
  readonly tookMs: number[] = [];
  readonly faults: string[] = [];
  private isEnded = false;
  private readonly asking: Promise<void>;

  constructor(private readonly origin: string) {
    this.asking = this.ask();
  }

  private async ask(): Promise<void> {
    while (!this.isEnded) {
      const startedAtMs = performance.now();
      try {
        const answer = await fetch(`${this.origin}/healthz`);
        await answer.arrayBuffer();
        if (!answer.ok) this.faults.push(`/healthz answered ${answer.status}`);
      } catch {
        this.faults.push('/healthz did not answer');
      }
      this.tookMs.push(performance.now() - startedAtMs);
      await delay(askedEveryMs);
    }
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.asking;
  }
}

export class HostileSender {
  requests = 0;
  readonly faults: string[] = [];
  readonly statuses: Record<number, number> = {};
  private sequence = 0;

  constructor(
    private readonly origin: string,
    private readonly cookie: string,
  ) {}

  private async send(path: string, method: string, body: BodyInit, type: string) {
    this.requests += 1;
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': type, origin: this.origin },
      body,
    });
    const text = await answer.text();
    this.statuses[answer.status] = (this.statuses[answer.status] ?? 0) + 1;
    // 502 and 503 explain a refusal, so they are no faults.
    if (answer.status >= 500 && answer.status !== 502 && answer.status !== 503) {
      this.faults.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    }
    return { status: answer.status, text };
  }

  private json(path: string, method: string, body: object) {
    return this.send(path, method, JSON.stringify(body), 'application/json');
  }

  async asPost(content: string): Promise<void> {
    this.sequence += 1;
    const slug = `hostile-${this.sequence}`;
    const fields = { title: 'A text', slug, excerpt: 'A text', categoryId: 1, content };
    const created = await this.json('/api/blog/posts', 'POST', fields);
    if (created.status >= 300) return;
    const { id, version } = JSON.parse(created.text).data;
    const changed = { ...fields, version, content: `${content}<p>b</p>` };
    const { status, text } = await this.json(`/api/blog/posts/${id}`, 'PUT', changed);
    if (status === 404) this.faults.push(`PUT of the post ${id}: ${text.slice(0, 200)}`);
    for (const path of [paths.post(slug), paths.postMarkdown(slug)]) await this.read(path);
    await this.json('/trpc/admin.posts.delete', 'POST', { id });
  }

  private async read(path: string): Promise<void> {
    this.requests += 1;
    const answer = await fetch(`${this.origin}${path}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) this.faults.push(`GET ${path}: ${answer.status}`);
  }

  async asPreview(content: string): Promise<void> {
    await this.json('/trpc/admin.posts.preview', 'POST', { content });
  }

  async asReply(content: string, model: OpenAiDouble): Promise<void> {
    model.state.draft = { ...honestDraft, content };
    await this.json('/api/blog/generate', 'POST', { subject: 'Plan a first app in one evening' });
  }

  /** @returns the id of the import; null if the file was refused */
  async upload(text: string, name: string): Promise<number | null> {
    const path = `${filePaths.importUpload}?name=${encodeURIComponent(name)}`;
    const sent = await this.send(path, 'POST', text, 'application/octet-stream');
    return sent.status < 300 ? JSON.parse(sent.text).id : null;
  }

  /** Returns the final state of an import. @throws Error if the import never settles */
  async settled(id: number): Promise<string> {
    for (const startedAtMs = performance.now(); ; ) {
      const answer = await fetch(`${this.origin}/trpc/admin.transfer.imports`, {
        headers: { cookie: this.cookie },
      }).catch(() => null);
      const body = answer?.ok ? await answer.json() : null;
      const rows: { id: number; state: string }[] = body?.result?.data?.json ?? [];
      const state = rows.find((row) => row.id === id)?.state;
      if (state !== undefined && state !== 'reading') return state;
      if (performance.now() - startedAtMs > settledTimeoutMs) {
        throw new Error(`The import ${id} is worked on for ever.`);
      }
      await delay(200);
    }
  }

  async asImport(text: string, name: string): Promise<void> {
    const id = await this.upload(text, name);
    if (id === null) return;
    await this.settled(id).catch((error: unknown) => this.faults.push(String(error)));
  }
}

/**
 * Requests /healthz all the time.
 * @param lengthCharacters of each text
 */
export async function sendHostileTexts(
  { site, model }: HostileSite,
  patterns: readonly SentPattern[],
  { lengthCharacters, onText }: { lengthCharacters: number; onText?: (name: string) => void },
): Promise<HostileFigures> {
  const sender = new HostileSender(site.origin, await signIn(site));
  const watch = new HealthWatch(site.origin);
  for (const { name, format, build } of patterns) {
    const text = build(lengthCharacters);
    const before = watch.tookMs.length;
    await sender.asPreview(text);
    await sender.asPost(text);
    await sender.asReply(text, model);
    if (format !== 'html') await sender.asImport(text, `a.${format}`);
    else await sender.asImport(`# A\n\n${text}`, 'a.md');
    const slowestMs = Math.round(Math.max(0, ...watch.tookMs.slice(before)));
    onText?.(`${slowestMs} ms  ${name}`);
  }
  await watch.end();
  return {
    texts: patterns.length,
    requests: sender.requests,
    statuses: sender.statuses,
    faults: [...sender.faults, ...watch.faults],
    asked: watch.tookMs.length,
    slowestMs: watch.tookMs.toSorted((a, b) => b - a).slice(0, 5),
  };
}
