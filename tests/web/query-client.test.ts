import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/web/api/query-client.ts';

const queryKey = ['posts'];
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function openList() {
  const client = createQueryClient(Number.POSITIVE_INFINITY);
  const answers: ((rows: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn });
  stops.push(observer.subscribe(() => {}));
  const answer = async (at: number, rows: string[]) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(at));
    answers[at]?.(rows);
  };
  return { client, answer, rows: () => observer.getCurrentResult().data };
}

describe('a list that is read again after a change', () => {
  it('does not keep a first answer that was asked for before the change', async () => {
    const { client, answer, rows } = openList();
    const refreshed = client.invalidateQueries({ queryKey });
    await answer(0, ['before']);
    await answer(1, ['after']);
    await refreshed;
    expect(rows()).toEqual(['after']);
  });

  it('is asked for once where its first answer is there', async () => {
    const { client, answer, rows } = openList();
    await answer(0, ['before']);
    await vi.waitFor(() => expect(rows()).toEqual(['before']));
    const refreshed = client.invalidateQueries({ queryKey });
    await answer(1, ['after']);
    await refreshed;
    expect(rows()).toEqual(['after']);
    expect(client.isFetching()).toBe(0);
  });

  it('is asked for when it is looked at again, where it need not be read at once', async () => {
    const { client, answer, rows } = openList();
    const marked = client.invalidateQueries({ queryKey, refetchType: 'none' });
    await answer(0, ['before']);
    await marked;
    expect(rows()).toEqual(['before']);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
