import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ActionLinks } from '../../../../web/components/links/ActionLinks.tsx';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import type { Passage } from '../../asking.ts';
import { askWords } from '../../words/asking.ts';
import { isAsked, type SearchAddress } from '../search-address.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { PassageList } from './PassageList.tsx';

const { passages: words, nothing, person } = askWords;

/** Passages that answer a question, an answer of a model where the site has one, and the way to a person. */
export function AskedQuestion({ address }: { address: SearchAddress }) {
  const { query } = address;
  const found = trpc.search.passages.useQuery({ q: query }, { enabled: isAsked(address) });
  // Pages may have changed since the passages were found.
  const [cited, setCited] = useState<readonly Passage[] | null>(null);
  const passages = cited ?? found.data?.passages ?? [];
  const contact = found.data?.contact ?? paths.contact;
  const isEmpty = !found.isLoading && !found.isError && passages.length === 0;
  return (
    <>
      {found.data?.canAnswer && passages.length > 0 ? (
        <AnswerPart question={query} passages={passages} contact={contact} onCited={setCited} />
      ) : null}
      <Section
        heading={isEmpty ? { title: nothing.title, intro: nothing.text } : words.heading}
        layout="split"
        space="snug"
      >
        <Text role="status" c="dimmed">
          {found.isLoading ? askWords.searching : isEmpty ? null : words.count(passages.length)}
        </Text>
        {found.isError ? (
          <>
            <Text role="alert" c="var(--mantine-color-error)" mb="sm">
              {words.failed}
            </Text>
            <Button variant="default" onClick={() => void found.refetch()}>
              {words.retry}
            </Button>
          </>
        ) : null}
        <PassageList passages={passages} />
        <TallLink to={paths.searchFor(query)} rel="nofollow">
          {askWords.allResults}
        </TallLink>
      </Section>
      <Section heading={person} layout="split" space="snug" tone="sand">
        <ActionLinks actions={[{ label: person.action, to: contact }]} />
      </Section>
    </>
  );
}
