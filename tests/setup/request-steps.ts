import { type APIRequestContext, expect } from '@playwright/test';

let sequence = 0;

/** Sends a contact request as a program does. @returns the address of its page, and a name that no other has */
export async function sendRequest(api: APIRequestContext, description: string) {
  sequence += 1;
  const lastName = `Visitor${process.pid}n${sequence}`;
  const answer = await api.post('/api/contact', {
    // Many in an hour from one address are refused.
    headers: { 'x-forwarded-for': `198.51.${process.pid % 256}.${sequence}` },
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
