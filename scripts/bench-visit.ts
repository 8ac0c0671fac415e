import { Agent, get } from 'node:http';
import { acceptEncoding, bareAddress, startBareServer } from './bench-load.ts';
import type { Figure } from './bench-report.ts';
import { type Measured, processorMsEach, stopMeasured } from './bench-site.ts';

const warmUpVisits = 100;
const measuredVisits = 300;
/** As browsers open them to one server. */
const connectionsPerVisit = 6;

function fetchBody(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => resolve(body));
    }).on('error', reject);
  });
}

function receive(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

/** The page and what a browser without a cache asks for because of it: scripts, styles, fonts and pictures of this site. */
async function addressesOfVisit(site: Measured, path: string): Promise<string[]> {
  const agent = new Agent();
  const html = await fetchBody(`${site.url}${path}`, agent);
  const named = [...html.matchAll(/<(?:link|script|img)\b[^>]*?\s(?:href|src)="(\/[^"]+)"/g)];
  const files = new Set(
    named.map(([, file = '']) => file).filter((file) => /\.[a-z0-9]+$/.test(file)),
  );
  for (const style of [...files].filter((file) => file.endsWith('.css'))) {
    const css = await fetchBody(`${site.url}${style}`, agent);
    for (const [, font = ''] of css.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)) files.add(font);
  }
  return [path, ...files];
}

async function visit(addresses: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsPerVisit });
  const statuses = await Promise.all(addresses.map((address) => receive(address, agent)));
  agent.destroy();
  const failed = statuses.findIndex((status) => status !== 200);
  if (failed >= 0) throw new Error(`${addresses[failed]} was answered with ${statuses[failed]}.`);
}

async function visitCost(server: Measured, addresses: readonly string[]): Promise<number | null> {
  const visits = async (count: number) => {
    for (let done = 0; done < count; done += 1) await visit(addresses);
  };
  await visits(warmUpVisits);
  return processorMsEach(server, measuredVisits, () => visits(measuredVisits));
}

/** A first visit, with everything that comes with the page, beside a bare server that has all of it in memory. */
export async function measureColdVisit(site: Measured): Promise<Figure[]> {
  const bare = await startBareServer();
  try {
    const figures: Figure[] = [];
    for (const { name, path } of [
      { name: 'cold visit of the home page', path: '/' },
      { name: 'cold visit of /blog', path: '/blog' },
    ]) {
      const addresses = (await addressesOfVisit(site, path)).map((one) => `${site.url}${one}`);
      const yardstick = await visitCost(
        bare,
        addresses.map((address) => bareAddress(bare, address)),
      );
      const value = await visitCost(site, addresses);
      const label = `${name}, ${addresses.length} requests`;
      figures.push({ name: label, value, unit: 'ms', goal: { atMost: 2 }, yardstick });
    }
    return figures;
  } finally {
    await stopMeasured(bare);
  }
}
