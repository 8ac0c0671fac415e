import { Fragment } from 'react';
import { filePaths } from '../../../../shared/file-paths.ts';
import { useIdentity } from '../../../../web/content/frame-content.ts';
import { Entry, EntryFacts, EntryText, Thread } from '../../../conversations/web/Thread.tsx';
import { requestPageContent } from '../../words/request-page.ts';
import { MergedWords } from './MergedWords.tsx';
import { stepPlaces } from './next-step.ts';
import type { RequestSectionProps } from './request-section.ts';

const words = requestPageContent.thread;

/** The request itself is the first entry. */
export function RequestThread({ requestKey, request }: RequestSectionProps) {
  const { brand } = useIdentity();
  // Words about a stage of the work stand at the stage.
  const entries = request.entries.filter(({ stage }) => !stage);
  const answerId = entries.findLast(({ side }) => side === 'outgoing')?.id;
  return (
    <Thread title={words.title} awaited={request.isAnswerPromised ? words.empty : null}>
      <Entry
        side="incoming"
        title={request.colleague ? words.other(request.firstName) : words.you}
        at={request.createdAt}
      >
        <EntryText>{request.description}</EntryText>
        <EntryFacts
          facts={[
            [words.facts.projectType, request.projectType],
            [words.facts.budgetRange, request.budgetRange],
            [words.facts.estimate, request.estimate],
          ]}
        />
      </Entry>
      {entries.map(({ id, side, writer, body, file, createdAt }, at) => (
        <Fragment key={id}>
          <MergedWords
            merged={request.merged}
            from={entries[at - 1]?.createdAt}
            until={createdAt}
          />
          <Entry
            id={id === answerId ? stepPlaces.answer : undefined}
            side={side}
            title={side === 'outgoing' ? words.us(brand) : writer ? words.other(writer) : words.you}
            at={createdAt}
          >
            {file ? (
              <p>
                <a href={filePaths.requestFile(requestKey, file.id)} download>
                  <bdi>{file.name}</bdi>
                </a>{' '}
                ({requestPageContent.files.size(file.byteSize)})
              </p>
            ) : (
              <EntryText>{body}</EntryText>
            )}
          </Entry>
        </Fragment>
      ))}
      <MergedWords merged={request.merged} from={entries.at(-1)?.createdAt} until={undefined} />
    </Thread>
  );
}
