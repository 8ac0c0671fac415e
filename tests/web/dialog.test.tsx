import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../src/web/components/dialog/Dialog.tsx';
import { ThemeProvider } from '../../src/web/theme/ThemeProvider.tsx';

const discard = vi.fn();

function Page({ canClose = true }: { canClose?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <ThemeProvider>
      <button type="button" onClick={() => setIsOpen(true)}>
        Leave
      </button>
      {isOpen ? (
        <Dialog
          title="Leave without saving?"
          onClose={canClose ? close : undefined}
          answers={[
            { label: 'Discard', onChoose: discard },
            { label: 'Keep editing', onChoose: close, isSafe: true },
          ]}
        >
          <p>Your changes are not saved yet.</p>
        </Dialog>
      ) : null}
    </ThemeProvider>
  );
}

async function open(canClose?: boolean) {
  render(<Page canClose={canClose ?? true} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  const safe = screen.getByRole('button', { name: 'Keep editing' });
  await waitFor(() => expect(document.activeElement).toBe(safe));
  return user;
}

const opener = () => screen.getByRole('button', { name: 'Leave' });

describe('a dialog', () => {
  it.each([
    ['Escape', '{Escape}'],
    ['the safe answer, which has the focus', '{Enter}'],
  ])('ends by %s, and the focus goes back', async (_how, keys) => {
    const user = await open();
    await user.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener());
    expect(discard).not.toHaveBeenCalled();
  });

  it('stays until one of its answers is chosen where it has to be', async () => {
    const user = await open(false);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(discard).toHaveBeenCalled();
  });
});
