import { Box, Group, Image, NumberInput, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { pictureSources } from '../../../../shared/media/media.ts';
import type { MediaItem } from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';
import classes from './FocusField.module.css';

const words = mediaContent.details;

interface Focus {
  focusX: number;
  focusY: number;
}

interface FocusFieldProps {
  item: MediaItem;
  focus: Focus;
  onChange: (focus: Partial<Focus>) => void;
}

export function FocusField({ item, focus, onChange }: FocusFieldProps) {
  const { focusX, focusY } = focus;
  const point = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      focusX: Math.round(((clientX - left) / width) * 100),
      focusY: Math.round(((clientY - top) / height) * 100),
    });
  };
  const inputs = [
    { label: words.focusX, value: focusX, key: 'focusX' },
    { label: words.focusY, value: focusY, key: 'focusY' },
  ] as const;
  return (
    <Box component="fieldset" className={classes.field} disabled={!item.mayChange}>
      <Text component="legend" fw={600} fz="sm">
        {words.focus}
      </Text>
      <Text fz="sm" c="dimmed" mb="xs">
        {words.focusHint}
      </Text>
      {/* The number fields below offer the same by keyboard. */}
      <Box className={classes.picture} onClick={item.mayChange ? point : undefined}>
        <Image
          src={item.url}
          srcSet={pictureSources(item.url)?.webpSrcSet}
          sizes="(min-width: 48em) 36em, 92vw"
          alt={item.altText}
          radius="md"
        />
        <span className={classes.spot} style={{ left: `${focusX}%`, top: `${focusY}%` }} />
      </Box>
      <Group mt="sm" grow>
        {inputs.map(({ label, value, key }) => (
          <NumberInput
            key={key}
            label={label}
            value={value}
            min={0}
            max={100}
            clampBehavior="strict"
            allowDecimal={false}
            onChange={(typed) => onChange({ [key]: Number(typed) || 0 })}
          />
        ))}
      </Group>
    </Box>
  );
}
