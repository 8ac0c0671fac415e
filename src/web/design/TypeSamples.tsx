import { Stack, Text, Title } from '@mantine/core';
import { Prose } from '../components/prose/Prose.tsx';
import { SectionHeader } from '../components/sections/SectionHeader.tsx';
import { Eyebrow } from '../components/text/Eyebrow.tsx';
import { InlineSentence } from '../components/text/InlineSentence.tsx';
import { Specimen } from './Specimen.tsx';
import { articleHtml, headings, sentence, words } from './samples.ts';

const titles = ['h1', 'h2', 'h3', 'h4'] as const;
const sizes = ['xs', 'sm', 'control', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'] as const;

export function TypeSamples() {
  return (
    <Stack gap="2xl">
      <Specimen name="Title">
        {titles.map((size) => (
          <Title key={size} order={4} size={size}>
            {size}: {words.short}
          </Title>
        ))}
      </Specimen>
      <Specimen name="Text fz">
        {sizes.map((size) => (
          <Text key={size} fz={size} lh={1.3}>
            {size}: {words.short}
          </Text>
        ))}
        <Text c="dimmed">{words.longer}</Text>
      </Specimen>
      <Specimen name="Text variant=display">
        <Text variant="display" fz="3xl">
          {words.quote}
        </Text>
      </Specimen>
      <Specimen name="Eyebrow, SectionHeader">
        <Eyebrow>{words.short}</Eyebrow>
        <SectionHeader heading={headings.type} id="sample-heading" level={3} />
      </Specimen>
      <Specimen name="InlineSentence">
        <p>
          <InlineSentence text={sentence} />
        </p>
      </Specimen>
      <Specimen name="Prose">
        <Prose html={articleHtml} />
      </Specimen>
      <Specimen name="ruled, barred">
        <ul className="ruled" data-closed>
          <li>{words.short}</li>
          <li>{words.otherChoice}</li>
        </ul>
        <ul className="ruled" data-firm>
          <li>{words.short}</li>
        </ul>
        <p className="barred">{words.longer}</p>
      </Specimen>
    </Stack>
  );
}
