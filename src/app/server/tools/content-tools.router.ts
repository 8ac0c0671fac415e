import { z } from 'zod';
import { contentLineageSchema } from '../../../features/content/content.ts';
import {
  type ContentKinds,
  checkedValue,
  kindOf,
} from '../../../features/content/server/content.service.ts';
import { saveContentDraft } from '../../../features/content/server/drafts.service.ts';
import { kindNameSchema } from '../../../features/documents/documents.ts';
import { countTokenWrite } from '../../../server/auth/token-writes.ts';
import { adminOrTokenWho } from '../../../server/trpc/init.ts';
import { contentFormPath } from '../../../shared/addresses/content-address.ts';
import { maxId } from '../../../shared/wire.ts';
import { draftAnswerSchema, draftedAt, lineageOf, revisionSchema } from './tool-answers.ts';

export const contentTools = (kinds: ContentKinds) => ({
  draftContent: adminOrTokenWho('content:write', 'editContent')
    .meta({
      tool: {
        name: 'draft_content',
        title: 'Draft a price or other content',
        description:
          'Keeps a draft of a kind of content, such as `estimate-rates` for the prices. Nothing of it is public: the person reads and publishes it at the address of the answer. Read the kind with get_content first, and send all of its value with your changes.',
      },
    })
    .input(
      z.object({
        kind: kindNameSchema().describe('Name of the kind, from list_content'),
        value: z.record(z.string(), z.unknown()).describe('All of it, as get_content answers it'),
        version: z.number().int().min(0).max(maxId).describe('The version that you read'),
        revision: revisionSchema(contentLineageSchema.shape.seen.unwrap()),
      }),
    )
    .output(draftAnswerSchema)
    .mutation(async ({ ctx: { deps, admin }, input: { kind: name, value, version, revision } }) => {
      await countTokenWrite(deps, admin);
      const kind = kindOf(kinds, name);
      const saved = await saveContentDraft(deps, admin, kind, {
        ...lineageOf(revision),
        baseVersion: version,
        text: JSON.stringify(checkedValue(deps, kind, value)),
      });
      return draftedAt(deps.settings.siteOrigin, contentFormPath(name), saved);
    }),
});
