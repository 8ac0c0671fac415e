import type { TestApp } from '../setup/harness.ts';
import { createAccessLink } from './access-links.ts';
import { callerWith, signedInAdmin } from './callers.ts';
import { createRequest } from './contact-requests.ts';
import { acceptance, quoteForm } from './quotes.ts';
import { stageForm } from './work.ts';

/** A request with an accepted quote and one stage, which waits for the client. */
export async function openWork(testApp: TestApp, changes: Partial<typeof stageForm> = {}) {
  const { id: requestId } = await createRequest({ status: 'answered' });
  const key = await createAccessLink({ requestId, mailAddress: 'ada@example.com' });
  const { caller, cookie } = await signedInAdmin(testApp);
  const { contact } = callerWith(testApp).caller;
  const { admin } = caller;
  await admin.quotes.send({ requestId, seen: 0, quote: quoteForm() });
  await contact.quotes.answer({ key, ...acceptance });
  await admin.work.add({ requestId, ...stageForm, state: 'yours', ...changes });
  const [stage] = await contact.work.list({ key });
  return { requestId, key, cookie, admin, contact, stageId: stage?.id ?? 0 };
}
