import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminTestimonialsContent } from '../../words/admin-testimonials.ts';

const { failed, ...done } = adminTestimonialsContent.toasts;

export function useTestimonialChanges(requestId: number) {
  const { testimonials } = trpc.useUtils().admin;
  const read = () =>
    Promise.all([testimonials.get.invalidate({ requestId }), testimonials.waiting.invalidate()]);
  const options = { failed, onDone: read, onFailed: read };
  const api = trpc.admin.testimonials;
  const ask = api.ask.useMutation(withToasts({ ...options, done: done.asked }));
  const approve = api.approve.useMutation(withToasts({ ...options, done: done.approved }));
  const decline = api.decline.useMutation(withToasts({ ...options, done: done.declined }));
  const withdraw = api.withdraw.useMutation(withToasts({ ...options, done: done.withdrawn }));
  const isPending = [ask, approve, decline, withdraw].some((change) => change.isPending);
  return { ask, approve, decline, withdraw, isPending };
}
