import type { trpc } from './trpc.ts';

/** Drops answers for one developer alone, so that the next person at this browser never sees them. */
export async function forgetPrivateAnswers(utils: ReturnType<typeof trpc.useUtils>): Promise<void> {
  const { messages, briefs, numbers, notifications, sessions, profile, exportData } =
    utils.developer;
  await Promise.all([
    messages.list.reset(),
    messages.entries.reset(),
    messages.blocks.list.reset(),
    briefs.list.reset(),
    briefs.unansweredCount.reset(),
    numbers.own.reset(),
    notifications.get.reset(),
    messages.unreadCount.reset(),
    sessions.list.reset(),
    exportData.reset(),
    // A profile contains its phone number for its owner, even when it is hidden from others.
    profile.reset(),
  ]);
}
