import { Stack, Text } from '@mantine/core';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import type { Passage } from '../../asking.ts';

/** Place of a passage on the page, which an answer leads to. */
export const passageId = (number: number) => `passage-${number}`;

const nameOf = ({ page, heading }: Passage) =>
  page.includes(heading) ? page : `${page}: ${heading}`;

export function PassageList({ passages }: { passages: readonly Passage[] }) {
  if (passages.length === 0) return null;
  return (
    <Stack component="ol" className="ruled" gap={0} data-closed>
      {passages.map((passage, index) => (
        <Stack
          key={`${passage.to} ${passage.text}`}
          component="li"
          id={passageId(index + 1)}
          gap={0}
          py="sm"
          align="flex-start"
          style={{ scrollMarginTop: '6rem' }}
        >
          <TallLink to={passage.to}>{nameOf(passage)}</TallLink>
          <Text maw="var(--site-measure)" dir="auto">
            {passage.text}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
