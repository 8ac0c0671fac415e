import classes from './PhoneNumber.module.css';

/** Country codes of one and of two digits (ITU-T E.164); all others have three. */
const countryCode = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

function groupsOf(e164: string) {
  const [country = ''] = countryCode.exec(e164) ?? [];
  const groups = e164.slice(country.length).matchAll(/\d{3}(?=\d{3})|.+/g);
  return [
    { digits: country, at: 0 },
    ...Array.from(groups, ({ 0: digits, index }) => ({ digits, at: country.length + index })),
  ];
}

/** Separates groups by visual gaps only, so that copying gives the plain E.164 number. */
export function PhoneNumber({ e164 }: { e164: string }) {
  return (
    <span className={classes.number}>
      {groupsOf(e164).map(({ digits, at }) => (
        <span key={at}>{digits}</span>
      ))}
    </span>
  );
}
