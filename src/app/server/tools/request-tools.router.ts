import { z } from 'zod';
import { quoteDraftText, quoteFormSchema } from '../../../features/quotes/quotes.ts';
import { listQuotes } from '../../../features/quotes/server/quotes.service.ts';
import { inboxRequestPath } from '../../../features/requests/inbox-address.ts';
import { saveOwnersDraft } from '../../../features/requests/server/inbox/inbox-drafts.service.ts';
import { countTokenWrite } from '../../../server/auth/token-writes.ts';
import { adminOrTokenWho } from '../../../server/trpc/init.ts';
import { idSchema } from '../../../shared/wire.ts';
import { draftAnswerSchema, draftedAt, lineageOf, revisionSchema } from './tool-answers.ts';

export const requestTools = {
  draftQuote: adminOrTokenWho('requests:write', 'answerRequests')
    .meta({
      tool: {
        name: 'draft_quote',
        title: 'Draft a quote for a contact request',
        description:
          'Fills the form of a quote. The person reads and sends it at the address of the answer. Amounts are whole units of the currency. Refused when the person has begun a quote.',
      },
    })
    .input(
      z.object({
        requestId: idSchema().describe('Id of the request'),
        quote: quoteFormSchema,
        revision: revisionSchema(),
      }),
    )
    .output(draftAnswerSchema)
    .mutation(async ({ ctx: { deps, admin }, input: { requestId, quote, revision } }) => {
      await countTokenWrite(deps, admin);
      const [last] = await listQuotes(deps, requestId);
      const text = quoteDraftText({ seen: last?.version ?? 0, quote });
      const draft = { requestId, kind: 'quote', text, ...lineageOf(revision) } as const;
      const saved = await saveOwnersDraft(deps, admin, draft);
      return draftedAt(deps.settings.siteOrigin, inboxRequestPath(requestId), saved);
    }),
};
