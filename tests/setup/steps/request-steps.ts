import { type APIRequestContext, expect } from '@playwright/test';

let sequence = 0;

/** Uses a new network each time, because requests of an address and of a network are limited. */
export function headersOfSomebody(): { 'x-forwarded-for': string } {
  sequence += 1;
  return { 'x-forwarded-for': `198.${process.pid % 256}.${sequence % 256}.7` };
}

/** @returns the address of its page, and a unique name */
export async function sendRequest(api: APIRequestContext, description: string) {
  const headers = headersOfSomebody();
  const lastName = `Visitor${process.pid}n${sequence}`;
  const answer = await api.post('/api/contact', {
    headers,
    data: {
      firstName: 'Vera',
      lastName,
      email: 'vera@example.com',
      projectType: 'Web Application',
      description,
      budgetRange: '$15,000 - $50,000',
    },
  });
  expect(answer.ok()).toBe(true);
  const { requestKey } = await answer.json();
  return { address: `/requests/${requestKey}`, lastName };
}

export async function sendRequests(api: APIRequestContext, lastName: string, firstNames: string[]) {
  for (const firstName of firstNames) {
    const data = {
      ...{ firstName, lastName, email: `${firstName}@${lastName}.example` },
      ...{ projectType: 'Web Application', budgetRange: '$15,000 - $50,000' },
      description: `A page for the tours of ${firstName}.`,
    };
    expect((await api.post('/api/contact', { headers: headersOfSomebody(), data })).ok()).toBe(
      true,
    );
  }
}
