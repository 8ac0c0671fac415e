import { DomainError } from '../../../server/domain-error.ts';
import { type ContactStatus, isPastAnswer } from '../../requests/contact-status.ts';
import type { CallVisitors } from '../call-kind-options.ts';
import { type CallKind, kindsOf } from '../call-kinds.ts';
import type { CallSettings } from '../calls.ts';
import { callContent } from '../words/calls.ts';

const { refusals } = callContent;

const mayBook: Record<CallVisitors, (status: ContactStatus) => boolean> = {
  everyone: () => true,
  answered: isPastAnswer,
  clients: (status) => status === 'won',
};

/** The free call is among them for everybody. */
export function kindsFor(
  settings: Pick<CallSettings, 'lengthMinutes' | 'kinds'>,
  status: ContactStatus,
): [CallKind, ...CallKind[]] {
  const [free, ...others] = kindsOf(settings);
  return [free, ...others.filter(({ visitors }) => mayBook[visitors](status))];
}

/** @throws DomainError CONFLICT for a kind that this visitor may not book any more */
export function requireKind(kinds: readonly CallKind[], name: string): CallKind {
  const kind = kinds.find((known) => known.name === name);
  if (!kind) throw new DomainError('CONFLICT', refusals.otherKinds);
  return kind;
}

/**
 * Decides how a call of this kind reaches its visitor.
 * @param reach undefined keeps what is stored
 * @throws DomainError BAD_REQUEST without what the kind needs
 */
export function reachFor(
  { meeting }: CallKind,
  { videoLink }: Pick<CallSettings, 'videoLink'>,
  reach: string | undefined,
): string | undefined {
  if (meeting === 'room') return '';
  if (reach === undefined) return undefined;
  if (meeting === 'phone' && !reach.startsWith('+')) {
    throw new DomainError('BAD_REQUEST', refusals.needsNumber);
  }
  if (reach === '' && videoLink === '') {
    throw new DomainError('BAD_REQUEST', refusals.unreachable);
  }
  return reach;
}
