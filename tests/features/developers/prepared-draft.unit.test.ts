import { describe, expect, it } from 'vitest';
import { preparedFragment, preparedIn } from '../../../src/features/developers/prepared-draft.ts';

describe('a fragment that a program prepared', () => {
  it('brings texts as they were, in any language', () => {
    const draft = { profile: { bio: 'Grüße 你好 "quotes" & #marks%' }, project: { title: 'Café' } };
    expect(preparedIn(preparedFragment(draft))).toEqual(draft);
  });

  it.each([
    ['nothing', ''],
    ['another fragment', '#messages'],
    ['no JSON', '#prepared=%7B'],
    ['a broken escape', '#prepared=%E0%A4%A'],
    ['a list', `#prepared=${encodeURIComponent('[]')}`],
    ['other types', `#prepared=${encodeURIComponent('{"profile":{"bio":{"a":1}}}')}`],
  ])('is null with %s', (_name, fragment) => {
    expect(preparedIn(fragment)).toBeNull();
  });

  it('holds no switch of the profile, such as the phone number', () => {
    const sent = encodeURIComponent('{"profile":{"showPhoneNumber":true,"bio":"x"}}');
    expect(preparedIn(`#prepared=${sent}`)).toEqual({ profile: { bio: 'x' } });
  });
});
