import { readLocal, writeLocal } from '../../local-store.ts';

const storageName = 'phone-country';

/** The country that was chosen beside a number with this browser before; null for none. */
export function readPhoneCountry(): string | null {
  const stored = readLocal(storageName);
  return typeof stored === 'string' ? stored : null;
}

export function writePhoneCountry(code: string): void {
  writeLocal(storageName, code);
}
