import { isDescribed, type Office } from '../office.ts';
import { groupedHours } from '../opening-hours.ts';

type StructuredData = Record<string, unknown>;

/** Values that are missing are left out of JSON. */
function dataOf(brand: string, office: Office): StructuredData {
  const { city, street, postalCode, phone, mail, map, hours } = office;
  const open = hours ? groupedHours(hours).filter((group) => group.hours) : [];
  const isPlace = Boolean(street || map || open.length > 0);
  return {
    '@type': isPlace ? 'LocalBusiness' : 'Organization',
    name: brand,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ?? undefined,
      postalCode: postalCode ?? undefined,
      addressLocality: city,
    },
    telephone: phone?.e164,
    email: mail ?? undefined,
    hasMap: map ?? undefined,
    openingHoursSpecification:
      open.length === 0
        ? undefined
        : open.map((group) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: group.days,
            ...group.hours,
          })),
  };
}

/** Describes offices of which the owner says more than the city. */
export function officesStructuredData(
  brand: string,
  offices: readonly Office[],
): readonly StructuredData[] {
  return offices.filter(isDescribed).map((office) => dataOf(brand, office));
}
