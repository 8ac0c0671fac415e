import { describe, expect, it, vi } from 'vitest';
import { PictureQueue } from '../../src/web/pictures/picture-queue.ts';
import { UploadError } from '../../src/web/pictures/send-picture.ts';

const files = (count: number) =>
  Array.from({ length: count }, (_one, at) => new File(['x'], `${at}.png`, { type: 'image/png' }));

/** A server whose answers come in the order of the test. */
function openQueue(options: Partial<ConstructorParameters<typeof PictureQueue>[0]> = {}) {
  const asked: { name: string; store: () => void; refuse: (error: UploadError) => void }[] = [];
  const queue = new PictureQueue({
    address: '/upload',
    failures: { other: 'Not stored.' },
    onSignedOut: () => {},
    ...options,
    prepare: async (file) => file,
    send: (_address, { name }) =>
      new Promise((resolve, reject) => {
        const store = () => resolve({ url: `/${name}`, widthPx: 4, heightPx: 3 });
        asked.push({ name, store, refuse: reject });
      }),
  });
  const kinds = () => queue.pictures().map(({ state }) => state.kind);
  return { queue, asked, kinds };
}

describe('a queue of pictures', () => {
  it('sends few at once, begins them in their order, and keeps their order', async () => {
    const { queue, asked, kinds } = openQueue();
    queue.add(files(5));
    await vi.waitFor(() =>
      expect(asked.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png']),
    );
    asked[2]?.store();
    await vi.waitFor(() => expect(asked.at(-1)?.name).toBe('3.png'));
    expect(kinds()).toEqual(['sending', 'sending', 'done', 'sending', 'waiting']);
    expect(queue.pictures().map(({ name }) => name)).toEqual(files(5).map(({ name }) => name));
  });

  it('begins no picture while it is paused, and goes on afterwards', async () => {
    const { queue, asked, kinds } = openQueue();
    queue.add(files(4));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    queue.pause();
    asked[0]?.store();
    await vi.waitFor(() => expect(kinds()[0]).toBe('done'));
    expect(kinds()).toEqual(['done', 'sending', 'sending', 'waiting']);
    queue.resume();
    await vi.waitFor(() => expect(asked).toHaveLength(4));
  });

  it('tries all failed ones again', async () => {
    const { queue, asked, kinds } = openQueue();
    queue.add(files(3));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    asked[0]?.refuse(new UploadError('network'));
    asked[1]?.refuse(new UploadError('other'));
    asked[2]?.store();
    await vi.waitFor(() => expect(kinds()).toEqual(['failed', 'failed', 'done']));
    queue.retryFailed();
    await vi.waitFor(() => expect(asked).toHaveLength(5));
    expect(kinds()).toEqual(['sending', 'sending', 'done']);
  });

  it('does not send what the server has, and sends it where the question fails', async () => {
    const hashes: string[] = [];
    const { queue, asked, kinds } = openQueue({
      findKnown: async (hash) => {
        hashes.push(hash);
        if (hashes.length > 1) throw new Error('The line is lost.');
        return { url: '/known.jpg', widthPx: 4, heightPx: 3, isKnown: true };
      },
    });
    queue.add(files(1));
    await vi.waitFor(() => expect(kinds()).toEqual(['done']));
    expect(asked).toEqual([]);
    queue.add(files(1));
    await vi.waitFor(() => expect(kinds()).toEqual(['done', 'sending']));
    expect(asked).toHaveLength(1);
    // SHA-256 of "x".
    expect(hashes[0]).toBe('2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881');
  });

  it('waits for a lost line when nobody attends, and lets the others go first', async () => {
    vi.useFakeTimers();
    try {
      const { queue, asked, kinds } = openQueue({ isUnattended: true });
      queue.add(files(4));
      await vi.waitFor(() => expect(asked).toHaveLength(3));
      asked[0]?.refuse(new UploadError('network'));
      await vi.waitFor(() => expect(kinds()[0]).toBe('waiting'));
      expect(asked).toHaveLength(3);
      await vi.advanceTimersByTimeAsync(5_100);
      expect(asked.at(-1)?.name).toBe('3.png');
      asked[1]?.store();
      await vi.waitFor(() => expect(asked.at(-1)?.name).toBe('0.png'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits as long as the device is offline, and gives up where only the server cannot be reached', async () => {
    vi.useFakeTimers();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const refuseOften = async (asked: ReturnType<typeof openQueue>['asked'], times: number) => {
      for (let time = 0; time < times; time += 1) {
        const askedCount = asked.length;
        asked.at(-1)?.refuse(new UploadError('network'));
        await vi.advanceTimersByTimeAsync(5_100);
        if (asked.length === askedCount) return;
      }
    };
    try {
      const { queue, asked, kinds } = openQueue({ isUnattended: true });
      queue.add(files(1));
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      await refuseOften(asked, 30);
      expect(kinds()).toEqual(['sending']);
      isOnline.mockReturnValue(true);
      await refuseOften(asked, 30);
      expect(kinds()).toEqual(['failed']);
    } finally {
      isOnline.mockRestore();
      vi.useRealTimers();
    }
  });

  it('goes on after a new sign-in when nobody attends', async () => {
    const onSignedOut = vi.fn(() => queue.pause());
    const { queue, asked, kinds } = openQueue({ isUnattended: true, onSignedOut });
    queue.add(files(1));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.refuse(new UploadError('signedOut'));
    await vi.waitFor(() => expect(kinds()).toEqual(['waiting']));
    expect(onSignedOut).toHaveBeenCalledOnce();
    queue.resume();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  it('waits as long as the server says, and then sends the picture again', async () => {
    vi.useFakeTimers();
    try {
      const { queue, asked, kinds } = openQueue();
      queue.add(files(1));
      await vi.waitFor(() => expect(asked).toHaveLength(1));
      asked[0]?.refuse(new UploadError('other', 'Too many', 7));
      await vi.waitFor(() => expect(kinds()).toEqual(['waiting']));
      await vi.advanceTimersByTimeAsync(6_900);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(asked).toHaveLength(2);
      asked[1]?.store();
      await vi.waitFor(() => expect(kinds()).toEqual(['done']));
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives a picture up that the server refuses again and again', async () => {
    vi.useFakeTimers();
    try {
      const { queue, asked, kinds } = openQueue();
      queue.add(files(1));
      for (let count = 1; count <= 11; count += 1) {
        await vi.waitFor(() => expect(asked).toHaveLength(count));
        asked.at(-1)?.refuse(new UploadError('other', 'Full', 1));
        await vi.advanceTimersByTimeAsync(1_000);
      }
      expect(kinds()).toEqual(['failed']);
    } finally {
      vi.useRealTimers();
    }
  });
});
