import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOutline } from '../../../src/features/generator/web/admin/stages/useOutline.ts';

type Save = Parameters<typeof useOutline>[1]['mutate'];

const sections = ['Flour', 'Water'].map((heading) => ({
  ...{
    id: crypto.randomUUID(),
    heading,
    points: '',
    html: '',
    offeredHtml: null,
    isWaiting: false,
  },
}));

it('saves one outline at a time, also where changes come faster than the page is drawn', () => {
  const mutate = vi.fn<Save>();
  const draft = { id: 7, version: 1, sections };
  const { result, rerender } = renderHook(
    (props: { version: number; isPending: boolean }) =>
      useOutline({ ...draft, version: props.version }, { mutate, isPending: props.isPending }),
    { initialProps: { version: 1, isPending: false } },
  );
  act(() => result.current.move(0, 1));
  // The page does not know yet that the first save is under way.
  act(() => result.current.move(1, -1));
  expect(mutate).toHaveBeenCalledTimes(1);

  const [, options] = mutate.mock.calls[0] ?? [];
  rerender({ version: 1, isPending: true });
  const saved = { ...draft, version: 2 };
  act(() => {
    Reflect.apply(options?.onSuccess ?? vi.fn(), undefined, [saved]);
    Reflect.apply(options?.onSettled ?? vi.fn(), undefined, [saved]);
  });
  rerender({ version: 2, isPending: false });
  expect(mutate).toHaveBeenCalledTimes(2);
  const [second] = mutate.mock.calls[1] ?? [];
  expect(second).toMatchObject({ version: 2, parts: [{ heading: 'Flour' }, { heading: 'Water' }] });
});
