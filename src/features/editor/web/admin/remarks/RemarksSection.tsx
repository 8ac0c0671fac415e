import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useRef } from 'react';
import type { Remark } from '../../../remarks.ts';
import { remarksContent as words } from '../../../words/remarks.ts';
import type { TextPlace } from '../../find/finder.ts';
import { placeInHtml } from '../../remarks/passage-places.ts';
import { PanelSection } from '../panel/PanelSection.tsx';
import { RemarkItem } from './RemarkItem.tsx';
import type { Remarks } from './useRemarks.ts';

const typingPauseMs = 500;

interface RemarksSectionProps {
  remarks: Remarks;
  content: string;
  onShow: (place: TextPlace) => void;
}

/** Open remarks first. */
export function RemarksSection({ remarks, content, onShow }: RemarksSectionProps) {
  const [settled] = useDebouncedValue(content, typingPauseMs);
  const { all } = remarks;
  const state = useRef<HTMLParagraphElement>(null);
  const listed = useMemo(() => {
    const inText = (remark: Remark) => ({ remark, place: placeInHtml(settled, remark) });
    const open = all.filter(({ doneAt }) => doneAt === null);
    return [...open, ...all.filter(({ doneAt }) => doneAt !== null)].map(inText);
  }, [all, settled]);
  const openCount = all.filter(({ doneAt }) => doneAt === null).length;

  return (
    <PanelSection id="remarks" title={words.title} isFaulty={false}>
      <Text c="dimmed" fz="sm">
        {words.intro}
      </Text>
      {remarks.isFailed ? <p role="alert">{words.failedList}</p> : null}
      <p ref={state} tabIndex={-1} role="status">
        {all.length > 0 ? words.count(openCount, all.length - openCount) : ''}
      </p>
      {listed.length > 0 ? (
        <ul className="ruled" aria-label={words.title}>
          {listed.map(({ remark, place }) => (
            <RemarkItem
              key={remark.id}
              {...{ remark, remarks }}
              onTakenBack={() => state.current?.focus()}
              onShow={place ? () => onShow(placeInHtml(content, remark) ?? place) : null}
            />
          ))}
        </ul>
      ) : null}
    </PanelSection>
  );
}
