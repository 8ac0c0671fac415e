import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../src/web/components/toast/Toaster.tsx';
import {
  currentToast,
  dismissToast,
  showErrorToast,
  showToast,
} from '../../src/web/components/toast/toast-store.ts';
import { ThemeProvider } from '../../src/web/theme/ThemeProvider.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const area = () => screen.getByRole('region', { name: 'Notifications (F8)' });

describe('the notification area', () => {
  it('is there before the first toast and takes the focus on F8', () => {
    render(<Toaster />, { wrapper: ThemeProvider });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement).toBe(area());
  });

  it('shows title, description and variant of a toast', async () => {
    render(<Toaster />, { wrapper: ThemeProvider });
    act(() => showToast({ title: 'Logged Out', description: 'See you soon.' }));
    const toast = (await screen.findByText('Logged Out')).closest('li');
    expect(toast?.textContent).toContain('See you soon.');
    expect(toast?.dataset.variant).toBe('default');

    act(() => showErrorToast({ title: 'Logout Failed' }));
    expect((await screen.findByText('Logout Failed')).closest('li')?.dataset.variant).toBe(
      'destructive',
    );
  });

  it('shows at most one toast', async () => {
    render(<Toaster />, { wrapper: ThemeProvider });
    act(() => showToast({ title: 'First' }));
    await screen.findByText('First');
    act(() => showToast({ title: 'Second' }));
    await screen.findByText('Second');
    expect(screen.queryByText('First')).toBeNull();
    expect(area().querySelectorAll('li')).toHaveLength(1);
  });

  it('takes the focus on F8 while a toast is shown', async () => {
    render(<Toaster />, { wrapper: ThemeProvider });
    act(() => showToast({ title: 'Reachable' }));
    await screen.findByText('Reachable');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(area().contains(document.activeElement)).toBe(true);
  });

  it('closes a toast with its button', async () => {
    render(<Toaster />, { wrapper: ThemeProvider });
    act(() => showToast({ title: 'Closable' }));
    await screen.findByText('Closable');
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('Closable')).toBeNull();
  });

  it('closes a toast by itself after 5000 ms', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Toaster />, { wrapper: ThemeProvider });
    act(() => showToast({ title: 'Passing' }));
    await screen.findByText('Passing');
    act(() => vi.advanceTimersByTime(4_000));
    expect(screen.queryByText('Passing')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1_100));
    expect(screen.queryByText('Passing')).toBeNull();
  });
});

describe('a dismissed toast', () => {
  it('is removed after 1,000,000 ms', () => {
    vi.useFakeTimers();
    showToast({ title: 'Old news' });
    dismissToast(currentToast()?.id ?? 0);
    vi.advanceTimersByTime(999_999);
    expect(currentToast()).toMatchObject({ title: 'Old news', isOpen: false });
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
  });

  it('is replaced by the next one, which its removal leaves alone', () => {
    vi.useFakeTimers();
    showToast({ title: 'Old news' });
    dismissToast(currentToast()?.id ?? 0);
    showToast({ title: 'Fresh news' });
    vi.advanceTimersByTime(1_000_000);
    expect(currentToast()).toMatchObject({ title: 'Fresh news', isOpen: true });
  });
});
