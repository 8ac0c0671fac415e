import { Box, Stack, Text, Title } from '@mantine/core';
import { isTimeZone } from '../../../shared/time/time-zones.ts';
import { siteLocale } from '../../../shared/words/site-locale.ts';
import { ExternalLink } from '../../../web/components/links/ExternalLink.tsx';
import { StructuredData } from '../../../web/components/StructuredData.tsx';
import { useIdentity } from '../../../web/content/frame-content.ts';
import { isDescribed, type Office } from '../office.ts';
import { groupedHours, type OpeningHours } from '../opening-hours.ts';
import { officeWords as words } from '../words/office-words.ts';
import { officesStructuredData } from './office-structured-data.ts';
import { useOffices } from './use-offices.ts';

/** All offices, as far as the owner describes them. Does not say whether one is open now: its HTML is kept by caches. */
export function OfficeList({ title }: { title: string }) {
  const offices = useOffices();
  const { brand } = useIdentity();
  if (offices.length === 0) return null;
  const areCities = !offices.some(isDescribed);
  return (
    <Stack>
      {officesStructuredData(brand, offices).map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: none has a state of its own
        <StructuredData key={index} of={data} />
      ))}
      <Title order={3} size="h4" mt="xs">
        {title}
      </Title>
      <Stack component="ul" gap={areCities ? 0 : 'md'}>
        {offices.map((office, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two offices may be in one city, and none has a state of its own
          <li key={index}>{areCities ? office.city : <OfficeEntry office={office} />}</li>
        ))}
      </Stack>
    </Stack>
  );
}

function OfficeEntry({ office }: { office: Office }) {
  const { city, street, postalCode, phone, mail, map, hours } = office;
  return (
    <Stack gap="xs">
      <Stack component="address" gap={0} fs="normal">
        <Text fw={600} dir="auto">
          {city}
        </Text>
        {street ? <Text dir="auto">{street}</Text> : null}
        {postalCode ? <Text dir="auto">{`${city} ${postalCode}`}</Text> : null}
        {phone ? (
          <div>
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
          </div>
        ) : null}
        {mail ? (
          <div>
            <a href={`mailto:${mail}`}>{mail}</a>
          </div>
        ) : null}
        {map ? (
          <div>
            <ExternalLink href={map} context={city}>
              {words.map}
            </ExternalLink>
          </div>
        ) : null}
      </Stack>
      {hours ? <Hours hours={hours} city={city} /> : null}
    </Stack>
  );
}

/** "Central Time". A draft may hold half of a name. */
function nameOfZone(timeZone: string): string {
  if (!isTimeZone(timeZone)) return '';
  const parts = new Intl.DateTimeFormat(siteLocale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function Hours({ hours, city }: { hours: OpeningHours; city: string }) {
  const groups = groupedHours(hours);
  return (
    <Stack gap="xxs" fz="sm">
      {groups.length > 0 ? (
        <Box
          component="dl"
          aria-label={words.hours(city)}
          display="grid"
          style={{ gridTemplateColumns: 'max-content 1fr', columnGap: '1.5em' }}
        >
          {groups.map(({ days, hours: ofDays }) => (
            <div key={days[0]} style={{ display: 'contents' }}>
              <Box component="dt" c="dimmed">
                {words.days(days)}
              </Box>
              <dd>{words.times(ofDays)}</dd>
            </div>
          ))}
        </Box>
      ) : null}
      {groups.length > 0 ? (
        <Text c="dimmed" fz="sm">
          {nameOfZone(hours.timeZone)}
        </Text>
      ) : null}
      {hours.remark ? <Text fz="sm">{hours.remark}</Text> : null}
    </Stack>
  );
}
