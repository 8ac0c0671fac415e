import { Anchor, Image, Stack, Text } from '@mantine/core';
import { filePaths } from '../../../shared/file-paths.ts';
import { longDay, longMoment } from '../../../shared/words/long-day.ts';
import { LinkedText } from '../../../web/components/text/LinkedText.tsx';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { EntryTime } from '../../conversations/web/EntryTime.tsx';
import type { RequestPageEntry } from '../../requests/requests.ts';
import { requestPageContent } from '../../requests/words/request-page.ts';
import { workContent as words } from '../words/work.ts';
import type { Stage } from '../work.ts';

interface StageItemProps {
  requestKey: string;
  stage: Stage;
  /** Both sides wrote these entries about the stage. */
  said: readonly RequestPageEntry[];
}

export function StageItem({ requestKey, stage, said }: StageItemProps) {
  const { title, text, address, dueOn, state, approvedAt, approvedBy, approvedTextHash } = stage;
  return (
    <Stack component="li" gap="xxs" py="xs">
      <Text fw={600} dir="auto">
        {title}
      </Text>
      <Text fz="sm" c="dimmed">
        {words.states[state]}
        {dueOn ? `, ${words.due(longDay(dueOn))}` : ''}
      </Text>
      {text ? (
        <Text fz="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Text>
      ) : null}
      {address ? <LookLink address={address} /> : null}
      {said.length > 0 ? (
        <ol className="ruled">
          {said.map((entry) => (
            <Note key={entry.id} requestKey={requestKey} entry={entry} />
          ))}
        </ol>
      ) : null}
      {approvedAt ? (
        <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
          <NamedSentence
            sentence={(name) => words.approved(name, longMoment(approvedAt))}
            name={approvedBy}
          />
          . {words.hash}: {approvedTextHash}
        </Text>
      ) : null}
    </Stack>
  );
}

function LookLink({ address }: { address: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer nofollow" fz="sm">
      {words.look}
    </Anchor>
  );
}

function Note({ requestKey, entry }: { requestKey: string; entry: RequestPageEntry }) {
  const { brand } = useIdentity();
  const { side, writer, body, address, file, createdAt } = entry;
  const ofClient = writer ? words.note.other(writer) : words.note.you;
  return (
    <Stack component="li" gap="xxs" py="xs">
      <Text fz="sm" c="dimmed">
        {side === 'outgoing' ? words.note.us(brand) : ofClient}, <EntryTime at={createdAt} />
      </Text>
      {body ? (
        <Text
          maw="var(--site-measure)"
          dir="auto"
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          <LinkedText>{body}</LinkedText>
        </Text>
      ) : null}
      {file ? <NoteFile address={filePaths.requestFile(requestKey, file.id)} file={file} /> : null}
      {address ? <LookLink address={address} /> : null}
    </Stack>
  );
}

interface NoteFileProps {
  address: string;
  file: NonNullable<RequestPageEntry['file']>;
}

function NoteFile({ address, file: { name, contentType, byteSize } }: NoteFileProps) {
  return (
    <>
      {contentType === 'image/jpeg' ? (
        <Image
          src={address}
          alt={name}
          loading="lazy"
          maw="100%"
          mah="30rem"
          w="auto"
          radius="md"
        />
      ) : null}
      <Text fz="sm">
        <a href={address} download>
          <bdi>{name}</bdi>
        </a>{' '}
        ({requestPageContent.files.size(byteSize)})
      </Text>
    </>
  );
}
