import { Agent, get } from 'node:http';
import { acceptEncoding, bareAddress, startBareServer } from './bench-load.ts';
import { visitOnPhone, withBrowser } from './bench-phone.ts';
import type { Figure } from './bench-report.ts';
import { type Measured, processorMsEach, stopMeasured } from './bench-site.ts';

const warmUpVisits = 100;
const measuredVisits = 300;
const connectionsPerVisit = 6;

function receive(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
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

export async function measureColdVisit(site: Measured): Promise<Figure[]> {
  const bare = await startBareServer();
  try {
    const figures: Figure[] = [];
    for (const { name, path } of [
      { name: 'cold visit of the home page', path: '/' },
      { name: 'cold visit of /blog', path: '/blog' },
    ]) {
      const { requests } = await withBrowser((browser) =>
        visitOnPhone(browser, `${site.url}${path}`, false),
      );
      const addresses = requests.map((request) => `${site.url}${request}`);
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
