import { Stack, Text } from '@mantine/core';
import { hyphenate } from '../../../shared/text/hyphenate.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { ExternalLink } from '../../../web/components/links/ExternalLink.tsx';
import { SuggestLink } from '../../../web/components/links/SuggestLink.tsx';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { Section } from '../../../web/components/sections/Section.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { useLateFragment } from '../../../web/use-late-fragment.ts';
import { creatorsWords as words } from '../words/creators-words.ts';
import type { furtherCreatorsKind } from '../words/further-creators.ts';

/** The whole section: only the server knows whether it has entries. */
export function FurtherCreators() {
  const { heading, creators } = useContent<typeof furtherCreatorsKind>('further-creators');
  useLateFragment((id) => creators.some(({ name }) => hyphenate(name) === id));
  if (creators.length === 0) return null;
  return (
    <Section id="more-creators" heading={heading} layout="split">
      <ul className="ruled" data-closed>
        {creators.map(({ name, handle, text, source, said }) => (
          <Columns
            component="li"
            key={handle}
            id={hyphenate(name)}
            widths="2fr 4fr"
            from="sm"
            gap="xs"
            columnGap="xl"
            align="baseline"
          >
            <h3>
              <ExternalLink href={videoPlatform.channelUrl(handle)}>{name}</ExternalLink>
              <Text span display="block" c="dimmed" fz="sm" fw={400}>
                {handle}
              </Text>
            </h3>
            <Stack gap="xxs" py="xs">
              <Text maw="52ch">{text}</Text>
              <Text c="dimmed" fz="sm">
                {words.source} <ExternalLink href={source.href}>{source.label}</ExternalLink>
                {', '}
                <time dateTime={said.dateTime}>{said.label}</time>
              </Text>
            </Stack>
          </Columns>
        ))}
      </ul>
      <SuggestLink kind="video" />
    </Section>
  );
}
