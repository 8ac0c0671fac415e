import { Group, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, useRef } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { Thumbnail } from '../../../../web/pictures/Thumbnail.tsx';
import { ChooseFromMedia } from '../../../media/web/admin/ChooseFromMedia.tsx';
import { contentWords } from '../../words/content.ts';

const words = contentWords.picture;

/** A whole address on this site. Addresses of others are not loaded while they are typed. */
const ownPicture = /^\/[\w/.-]+\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

interface PictureFieldProps {
  /** With label, error and value. */
  input: TextInputProps & { label: string; value: string; ref?: Ref<HTMLInputElement> | undefined };
  mayBeEmpty: boolean;
  onChange: (url: string) => void;
}

/** Shows what is chosen. A picture comes from the library, from a file, or by its address. */
export function PictureField({ input, mayBeEmpty, onChange }: PictureFieldProps) {
  const { label, value } = input;
  const address = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(input.ref, address);
  const remove = () => {
    onChange('');
    // The button that had the focus goes with the picture.
    address.current?.focus();
  };
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="sm">
        <TextInput {...input} ref={ref} flex="1 1 14rem" inputMode="url" spellCheck={false} />
        <ChooseFromMedia context={label} onChoose={({ url }) => onChange(url)} />
        {mayBeEmpty && value !== '' ? (
          <ActionButton context={label} onClick={remove}>
            {words.remove}
          </ActionButton>
        ) : null}
      </Group>
      {ownPicture.test(value) ? (
        <div>
          <Thumbnail key={value} src={value} alt={words.chosen(label)} isSmall />
        </div>
      ) : null}
    </Stack>
  );
}
