import classes from './PhoneNumber.module.css';

/** Country code, area, exchange and line of a number of the North American plan. */
const northAmerican = /^(\+1)(\d{3})(\d{3})(\d{4})$/;

/** A number to call. Groups are told apart by gaps alone, so that copying it gives the plain E.164 number. */
export function PhoneNumber({ e164 }: { e164: string }) {
  const [, country = e164, area, exchange, line] = northAmerican.exec(e164) ?? [];
  return (
    <a href={`tel:${e164}`} className={classes.number}>
      <span>{country}</span>
      {area ? <span>{area}</span> : null}
      {exchange ? <span>{exchange}</span> : null}
      {line ? <span>{line}</span> : null}
    </a>
  );
}
