import { ActionIcon, Button, Stack } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { paths } from '../../shared/paths.ts';
import { ActionLinks } from '../components/links/ActionLinks.tsx';
import { ButtonLink } from '../components/links/ButtonLink.tsx';
import { ExternalLink } from '../components/links/ExternalLink.tsx';
import { LinkArrow } from '../components/links/LinkArrow.tsx';
import { Glyph } from '../components/pictures/Glyph.tsx';
import { CopyButton } from '../components/prose/CopyButton.tsx';
import { LoadMore } from '../components/states/LoadMore.tsx';
import { Specimen } from './Specimen.tsx';
import { sampleHero, words } from './samples.ts';

const variants = ['filled', 'default', 'subtle', 'outline'] as const;
const sizes = ['xs', 'sm', 'md', 'lg'] as const;
const site = 'https://example.org';
const list = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => undefined };

export function ActionSamples() {
  return (
    <Stack gap="2xl">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button variant=${variant}`} inRow>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button variant=outline color=red" inRow>
        <Button variant="outline" color="red">
          {words.dialog.confirm}
        </Button>
        <Button variant="outline" color="red" disabled>
          {words.dialog.confirm}
        </Button>
      </Specimen>
      <Specimen name="ActionIcon" inRow>
        <ActionIcon aria-label={words.close}>
          <IconX aria-hidden size={18} />
        </ActionIcon>
        <ActionIcon variant="filled" size="lg" aria-label={words.iconButton}>
          <IconSearch aria-hidden size={24} />
        </ActionIcon>
        <ActionIcon aria-label={words.close} disabled>
          <IconX aria-hidden size={18} />
        </ActionIcon>
      </Specimen>
      <Specimen name="ActionLinks" inRow>
        <ActionLinks actions={sampleHero.actions} arrow />
      </Specimen>
      <Specimen name="ButtonLink" inRow>
        <ButtonLink to={site}>{words.external}</ButtonLink>
        <ButtonLink to={paths.design} variant="default" arrow>
          {words.hover}
        </ButtonLink>
        <ButtonLink to={site} variant="subtle" arrow>
          {words.external}
        </ButtonLink>
        <ButtonLink to={paths.design} variant="default" context={words.short}>
          {words.hover}
        </ButtonLink>
      </Specimen>
      <Specimen name="ExternalLink" inRow>
        <ExternalLink href={site}>{words.external}</ExternalLink>
        <ExternalLink href={site} arrow>
          {words.external}
        </ExternalLink>
      </Specimen>
      <Specimen name="Glyph, LinkArrow" inRow>
        <Glyph d="m3.5 9.5 3.5 3.5 7.5-8" />
        <LinkArrow />
        <LinkArrow isExternal />
      </Specimen>
      <Specimen name="CopyButton" inRow>
        <CopyButton text={words.short} {...words.copy} />
      </Specimen>
      <Specimen name="LoadMore" inRow>
        <LoadMore list={list} words={words.more} href={paths.design} />
        <LoadMore
          list={{ ...list, isFetchingNextPage: true }}
          words={words.more}
          href={paths.design}
        />
        <LoadMore list={list} words={words.more} href={null} />
        <LoadMore list={{ ...list, isFetchingNextPage: true }} words={words.more} href={null} />
      </Specimen>
    </Stack>
  );
}
