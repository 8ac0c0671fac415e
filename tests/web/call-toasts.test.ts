import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withToasts } from '../../src/web/api/call-toasts.ts';
import { currentToast, showToast } from '../../src/web/components/toast/toast-store.ts';

const failed = { title: 'Error', description: 'Failed to save' };

function refusal(message: string, data: object) {
  return Object.assign(new Error(message), { data });
}

beforeEach(() => showToast({ title: 'Before' }));

describe('the end of a mutation', () => {
  it('is told once it is done, and stays pending until what follows is over', async () => {
    let isOver = false;
    const onDone = vi.fn(async () => {
      await Promise.resolve();
      isOver = true;
    });
    await withToasts({ done: { title: 'Saved' }, failed, onDone }).onSuccess(
      { id: 7 },
      { title: 'x' },
    );
    expect(currentToast()).toMatchObject({ title: 'Saved', variant: 'default' });
    expect(onDone).toHaveBeenCalledWith({ id: 7 }, { title: 'x' });
    expect(isOver).toBe(true);
  });

  it('is told in the server’s words, and under the fields that it refused', () => {
    const setErrors = vi.fn();
    const fieldErrors = { slug: ['Taken', 'Too long'], title: ['Required'] };
    withToasts({ failed, form: { setErrors } }).onError(
      refusal('Please look at the fields', { code: 'BAD_REQUEST', fieldErrors }),
    );
    expect(setErrors).toHaveBeenCalledWith({ slug: 'Taken', title: 'Required' });
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Please look at the fields',
      variant: 'destructive',
    });
  });

  it('is told in words of our own where the server was not reached', () => {
    withToasts({ failed }).onError(new TypeError('fetch failed'));
    expect(currentToast()).toMatchObject(failed);
  });

  it('leaves an ended session to the dialog that asks to sign in again', () => {
    const onFailed = vi.fn();
    withToasts({ failed, onFailed }).onError(refusal('Sign in', { code: 'UNAUTHORIZED' }));
    expect(currentToast()).toMatchObject({ title: 'Before' });
    expect(onFailed).toHaveBeenCalled();
  });
});
