import { expect, it } from 'vitest';
import { requestStages } from '../../../../src/features/requests/request-events.ts';
import { nextStepOf } from '../../../../src/features/requests/web/page/next-step.ts';

const requestKey = 'k'.repeat(32);
const entry = (side: 'outgoing' | 'incoming') => ({
  ...{
    id: 1,
    side,
    body: 'Hello',
    stage: null,
    address: '',
    file: null,
    writer: '',
    createdAt: new Date(0),
  },
});

it.each([
  ['received', 'Write to us', 'Book a call'],
  ['read', 'Write to us', 'Book a call'],
  ['answered', 'Read the answer', 'Read the answer'],
  ['booked', 'See your call', 'See your call'],
  ['held', 'Write to us', 'Write to us'],
  ['quoted', 'Read the quote', 'Read the quote'],
  ['declined', 'Write to us', 'Write to us'],
  ['expired', 'Write to us', 'Write to us'],
  ['accepted', 'Send us files', 'Send us files'],
  ['closed', 'Write to us', 'Write to us'],
] as const)('of a request that is %s is "%s", with calls on offer "%s"', (stage, closed, open) => {
  const request = { stage, entries: [entry('outgoing')] };
  expect(nextStepOf(request, { requestKey, canBook: false }).label).toBe(closed);
  expect(nextStepOf(request, { requestKey, canBook: true }).label).toBe(open);
});

it('is there in every state', () => {
  expect(requestStages).toHaveLength(10);
});

it('is no longer to read the answer once the sender has written back', () => {
  const request = { stage: 'answered' as const, entries: [entry('outgoing'), entry('incoming')] };
  expect(nextStepOf(request, { requestKey, canBook: true }).label).toBe('Book a call');
});
