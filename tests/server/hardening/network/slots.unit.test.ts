import { expect, it } from 'vitest';
import { Slots } from '../../../../src/server/limits/slots.ts';
import { slots } from '../../../../src/shared/limits/limits.ts';

it('a slot that its holder gives back twice is given back once', () => {
  const held = new Slots(slots.bodies);
  const gives = Array.from({ length: slots.bodies.total.limit }, () => held.take({}));
  gives[0]?.();
  gives[0]?.();
  held.take({});
  expect(() => held.take({})).toThrow();
});
