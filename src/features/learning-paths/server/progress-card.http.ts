import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { ContentEntries } from '../../../shared/addresses/content-entries.ts';
import { wholeList } from '../../../shared/addresses/content-entries.ts';
import type { SendCard } from '../../social-cards/server/card-sender.ts';
import type { WholeMap } from '../path-entries.ts';
import { isWalked } from '../path-progress.ts';
import { progressOfCode } from '../progress-code.ts';
import { pathWords } from '../words/path-words.ts';
import { progressTrail } from './progress-trail.ts';

/** Pictures of a reader's progress, by its code. Nothing about the reader is stored. */
export function registerProgressCards(
  app: FastifyInstance,
  deps: Deps,
  sendCard: SendCard,
  mapEntries: ContentEntries<'map', WholeMap>,
): void {
  app.get<{ Params: { file: string } }>('/og/map/:file', async (request, reply) => {
    const { file } = request.params;
    const walked = file.endsWith('.png') ? progressOfCode(file.slice(0, -'.png'.length)) : null;
    if (!walked) throw new DomainError('NOT_FOUND', 'Not found');
    const named = deps.content.entryOf(mapEntries, wholeList)?.paths ?? [];
    const marks = named.map(({ slug, stations }) =>
      stations.map(({ number }) => isWalked({ walked }, { path: slug, number })),
    );
    const all = marks.flat();
    const { title, label } = pathWords.card;
    return sendCard(request, reply, {
      title: title(all.filter(Boolean).length, all.length),
      ...{ label, overlay: progressTrail(marks), content: 'static' },
    });
  });
}
