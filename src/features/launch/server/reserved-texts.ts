import { isReservedAddress } from '../../../shared/addresses/reserved-address.ts';

/** NANP 555-01XX, however it is written. */
const reservedNumbers =
  /(?<!\d)(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})?[\s.-]?555[\s.-]?01\d{2}(?!\d)/g;

const addresses = /https?:\/\/[^\s()[\]<>"'“”]+/gi;
const mailAddresses = /[\w.+-]+@([a-z\d-]+(?:\.[a-z\d-]+)+)/gi;

/** A guide names it to readers who try things at home. */
const isOwnMachine = (address: string) => /^https?:\/\/localhost\b/i.test(address);

/** Phone numbers that nobody can call. */
export function reservedNumbersIn(text: string): string[] {
  return (text.match(reservedNumbers) ?? []).map((number) => number.trim());
}

/** Links and mail addresses that are reserved for examples. */
export function reservedAddressesIn(text: string): string[] {
  const links = (text.match(addresses) ?? []).filter(
    (address) => isReservedAddress(address) && !isOwnMachine(address),
  );
  const mail = [...text.matchAll(mailAddresses)].flatMap(([whole, host = '']) =>
    isReservedAddress(`https://${host}`) ? [whole] : [],
  );
  return [...links, ...mail];
}
