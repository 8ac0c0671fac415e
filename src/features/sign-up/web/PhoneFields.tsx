import { Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../web/api/trpc.ts';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { TextField } from '../../../web/forms/Field.tsx';
import { SelectField } from '../../../web/forms/SelectField.tsx';
import { readLocal, writeLocal } from '../../../web/local-store.ts';
import { developerLimits } from '../../developers/developer-limits.ts';
import { countryOfPrefix } from '../calling-codes.ts';
import { developerSignupWords } from '../words/developer-signup-words.ts';

const words = developerSignupWords.phone;
const countryStorage = 'phone-country';

type PhoneFieldsProps = {
  country: Record<string, unknown>;
  phoneNumber: { onChange: () => void };
  /** Number restored after a reload. Never overwrites typed text. */
  knownNumber: string;
  note?: string;
  setNumberError: (message: string | null) => void;
};

/**
 * Lists only countries that codes are sent to. A typed calling code selects its country. An unsupported one shows an error at
 * once.
 */
export function PhoneFields(props: PhoneFieldsProps) {
  const { country, phoneNumber, knownNumber, note, setNumberError } = props;
  const { phone } = useIdentity();
  const countries = trpc.developer.codeCountries.useQuery().data ?? [];
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [home] = countries;

  const followNumber = (text: string) => {
    const found = countryOfPrefix(text, countries);
    if (!found || !select.current) return;
    if (found.isRefused) return setNumberError(words.countryRefused);
    const [first] = found.codes;
    if (first && !found.codes.includes(select.current.value)) select.current.value = first;
  };

  useEffect(() => {
    if (input.current && knownNumber && !input.current.value) input.current.value = knownNumber;
  }, [knownNumber]);

  const chooseCountry = useEffectEvent(() => {
    const remembered = readLocal(countryStorage);
    const isUntouched = select.current?.value === home?.code;
    if (select.current && isUntouched && countries.some(({ code }) => code === remembered)) {
      select.current.value = String(remembered);
    }
    if (input.current?.value) followNumber(input.current.value);
  });
  const hasCountries = countries.length > 0;
  useEffect(() => {
    if (hasCountries) chooseCountry();
  }, [hasCountries]);

  return (
    <Stack gap="lg">
      {hasCountries ? (
        <SelectField
          label={words.country}
          options={countries.map(({ code, name, callingCode }) => ({
            value: code,
            label: words.countryOption(name, callingCode),
          }))}
          {...country}
          ref={select}
          onChange={(event) => writeLocal(countryStorage, event.currentTarget.value)}
        />
      ) : null}
      <TextField
        label={words.label}
        placeholder={phone.display}
        {...phoneNumber}
        ref={input}
        onChange={(event) => {
          phoneNumber.onChange();
          followNumber(event.currentTarget.value);
        }}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={developerLimits.phoneNumber}
        note={note}
        required
      />
    </Stack>
  );
}
