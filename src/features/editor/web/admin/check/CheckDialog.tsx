import { Badge, Group, List, Stack, Text } from '@mantine/core';
import { useContext, useEffect, useState } from 'react';
import { absoluteUrl, paths } from '../../../../../shared/paths.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { HeadContext } from '../../../../../web/page-head.tsx';
import { postCheckContent as words } from '../../../words/post-check.ts';
import type { EditorValues } from '../editor-form.ts';
import { SearchSnippet } from '../panel/SearchSnippet.tsx';
import { type Check, checkLinks, checkPost, linksOf, type PostLinks } from './post-checks.ts';

const colors = { good: 'moss', look: 'ember', open: 'gray' } as const;

/** Returns null until all links were tried. Only a "not found" answer counts as broken. */
function useBrokenLinks({ here }: PostLinks): readonly string[] | null {
  const [broken, setBroken] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const isLost = async (address: string) => {
      const answer = await fetch(address, { method: 'HEAD', signal: ending.signal }).catch(
        () => null,
      );
      return answer?.status === 404 || answer?.status === 410;
    };
    void Promise.all(here.map(isLost)).then((lost) => {
      if (!ending.signal.aborted) setBroken(here.filter((_, at) => lost[at]));
    });
    return () => ending.abort();
  }, [here]);
  return broken;
}

interface CheckDialogProps {
  values: EditorValues;
  onClose: () => void;
}

export function CheckDialog({ values, onClose }: CheckDialogProps) {
  const { siteOrigin } = useContext(HeadContext);
  const categories = trpc.admin.categories.list.useQuery();
  const [links] = useState(() => linksOf(values.content));
  const [now] = useState(() => new Date());
  const broken = useBrokenLinks(links);
  const categoryName = categories.data?.find(({ id }) => id === values.categoryId)?.name;
  const address = absoluteUrl(siteOrigin, paths.post(values.slug));
  const checks = [...checkPost({ values, categoryName, address, now }), checkLinks(links, broken)];
  const description = values.metaDescription || values.excerpt;

  return (
    <Dialog
      title={words.title}
      size="xl"
      onClose={onClose}
      answers={[{ label: words.close, onChoose: onClose, isSafe: true }]}
    >
      <Stack component="ul" gap="md" className="ruled">
        {checks.map((check) => (
          <CheckItem key={check.id} check={check} />
        ))}
      </Stack>
      <SearchSnippet
        title={values.metaTitle || values.title}
        slug={values.slug}
        text={description}
      />
    </Dialog>
  );
}

function CheckItem({ check: { id, state, text, places } }: { check: Check }) {
  return (
    <Stack component="li" gap="xxs" py="xs">
      <Group gap="sm">
        <strong>{words[id].title}</strong>
        <Badge color={colors[state]}>{words.states[state]}</Badge>
      </Group>
      <Text fz="sm">{text}</Text>
      {places && places.length > 0 ? (
        <List size="sm">
          {places.map((place) => (
            <List.Item key={place}>{place}</List.Item>
          ))}
        </List>
      ) : null}
    </Stack>
  );
}
