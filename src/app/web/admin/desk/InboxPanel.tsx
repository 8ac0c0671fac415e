import { RequestBriefs } from '../../../../features/briefs/web/admin/RequestBriefs.tsx';
import { RequestCall } from '../../../../features/calls/web/admin/RequestCall.tsx';
import { RequestQuotes } from '../../../../features/quotes/web/admin/RequestQuotes.tsx';
import { InboxTab } from '../../../../features/requests/web/admin/InboxTab.tsx';
import type { InboxParts } from '../../../../features/requests/web/admin/inbox-keys.ts';
import { RequestColleagues } from '../../../../features/requests/web/admin/RequestColleagues.tsx';
import { RequestTestimonial } from '../../../../features/testimonials/web/admin/RequestTestimonial.tsx';
import { WaitingTestimonials } from '../../../../features/testimonials/web/admin/WaitingTestimonials.tsx';
import { RequestWork } from '../../../../features/work/web/admin/RequestWork.tsx';

const parts: InboxParts = {
  Above: WaitingTestimonials,
  afterThread: [
    { name: 'quotes', Part: RequestQuotes },
    { name: 'work', Part: RequestWork },
    { name: 'colleagues', Part: RequestColleagues },
    { name: 'briefs', Part: RequestBriefs },
  ],
  Testimonial: RequestTestimonial,
  Call: RequestCall,
};

export function InboxPanel() {
  return <InboxTab parts={parts} />;
}
