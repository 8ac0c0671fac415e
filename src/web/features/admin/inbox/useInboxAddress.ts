import { useSearchParams } from 'react-router-dom';
import {
  contactStatusSchema,
  type InboxFilter,
  inboxFilterSchema,
} from '../../../../shared/contact-inbox.ts';
import type { ContactStatus } from '../../../../shared/contact-status.ts';
import { openRequestKey } from '../../../../shared/inbox-address.ts';
import { useListAddress } from '../parts/useListAddress.ts';

export type InboxView = 'list' | 'board';

interface InboxPlace {
  source: string;
  due: string;
  view: InboxView;
  /** The opened request. */
  request: number | null;
}

const requestIdPattern = /^[1-9]\d{0,8}$/;
const { source: sourceSchema, due: dueSchema } = inboxFilterSchema.shape;

/** Where the inbox stands: filters, view and the opened request are part of the address. */
export function useInboxAddress() {
  const { address, change } = useListAddress();
  const [params, setParams] = useSearchParams();
  const opened = params.get(openRequestKey) ?? '';
  const place: InboxPlace = {
    source: params.get('source') ?? '',
    due: params.get('due') ?? '',
    view: params.get('view') === 'board' ? 'board' : 'list',
    request: requestIdPattern.test(opened) ? Number(opened) : null,
  };
  const filter: InboxFilter = {
    search: address.search,
    status: contactStatusSchema.safeParse(address.status).data,
    source: sourceSchema.safeParse(place.source).data,
    due: dueSchema.safeParse(place.due).data,
  };

  const paramsWith = (part: Partial<InboxPlace>) => {
    const next = new URLSearchParams(params);
    const write = (key: string, value: string) =>
      value === '' ? next.delete(key) : next.set(key, value);
    const { source, due, view, request } = { ...place, ...part };
    write('source', source);
    write('due', due);
    write('view', view === 'list' ? '' : view);
    write(openRequestKey, request === null ? '' : String(request));
    if (part.source !== undefined || part.due !== undefined) next.delete('page');
    return next;
  };
  const go = (part: Partial<InboxPlace>) =>
    setParams(paramsWith(part), { preventScrollReset: true });
  /** The address of an opened request, over the list or board as it is. */
  const requestLink = (request: number) => ({ search: `?${paramsWith({ request })}` });

  /** The list of all requests in a state, from the board. */
  const showAll = (status: ContactStatus) => {
    const next = paramsWith({ view: 'list' });
    next.set('status', status);
    setParams(next);
  };

  return { address, change, place, filter, go, requestLink, showAll };
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;
