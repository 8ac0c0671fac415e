import { useAddressParams } from '../../../../web/admin/list/useAddressParams.ts';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { contactStatusSchema, type InboxFilter, inboxFilterSchema } from '../../contact-inbox.ts';
import type { ContactStatus } from '../../contact-status.ts';
import { answerKey, openRequestKey } from '../../inbox-address.ts';

export type InboxView = 'list' | 'board';

interface InboxPlace {
  source: string;
  due: string;
  assigned: string;
  view: InboxView;
  request: number | null;
}

const requestIdPattern = /^[1-9]\d{0,8}$/;
const { source: sourceSchema, due: dueSchema } = inboxFilterSchema.shape;

export function useInboxAddress() {
  const { address, change } = useListAddress();
  const { params, paramsWith, change: changeParams } = useAddressParams();
  const opened = params.get(openRequestKey) ?? '';
  const place: InboxPlace = {
    source: params.get('source') ?? '',
    due: params.get('due') ?? '',
    assigned: params.get('assigned') === 'me' ? 'me' : '',
    view: params.get('view') === 'board' ? 'board' : 'list',
    request: requestIdPattern.test(opened) ? Number(opened) : null,
  };
  const filter: InboxFilter = {
    search: address.search,
    status: contactStatusSchema.safeParse(address.status).data,
    source: sourceSchema.safeParse(place.source).data,
    due: dueSchema.safeParse(place.due).data,
    isMine: place.assigned === 'me' || undefined,
  };

  const go = ({ source, due, assigned, view, request }: Partial<InboxPlace>) =>
    changeParams({
      source,
      due,
      assigned,
      view: view === 'list' ? '' : view,
      [openRequestKey]: request === undefined ? undefined : (request?.toString() ?? ''),
      [answerKey]: '',
      page: [source, due, assigned].every((part) => part === undefined) ? undefined : '',
    });
  const requestLink = (request: number) => ({
    search: `?${paramsWith({ [openRequestKey]: String(request) })}`,
  });

  const showAll = (status: ContactStatus) =>
    changeParams({ view: '', status }, { preventScrollReset: false });

  return { address, change, place, filter, go, requestLink, showAll };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;
