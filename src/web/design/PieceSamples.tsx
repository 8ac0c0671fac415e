import { Badge, Paper, Card as Sheet, Stack, Text } from '@mantine/core';
import { paths } from '../../shared/paths.ts';
import { Card } from '../components/cards/Card.tsx';
import { CardGrid } from '../components/cards/CardGrid.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { SizedPicture } from '../components/pictures/SizedPicture.tsx';
import { TextInvitationCard } from '../components/TextInvitationCard.tsx';
import { PhoneNumber } from '../components/text/PhoneNumber.tsx';
import { Time } from '../components/text/Time.tsx';
import { formatLongDate } from '../format.ts';
import { Specimen } from './Specimen.tsx';
import { invitation, sampleHues, samplePicture, words } from './samples.ts';

const picture = <Picture picture={samplePicture} width={900} height={600} />;
const rhythms = ['even', 'wide-first', 'staircase'] as const;

export function PieceSamples() {
  return (
    <Stack gap="2xl">
      <Specimen name="Badge" inRow>
        {sampleHues.map((hue) => (
          <Badge key={hue} color={hue}>
            {hue}
          </Badge>
        ))}
        <Badge variant="default">default</Badge>
      </Specimen>
      {rhythms.map((rhythm) => (
        <Specimen key={rhythm} name={`Card in CardGrid rhythm=${rhythm}`}>
          <CardGrid columns={3} rhythm={rhythm}>
            <Card title={words.short} level={4} media={picture} bleed>
              {words.longer}
            </Card>
            <Card
              title={words.short}
              level={4}
              hue="moss"
              look="tinted"
              to={paths.design}
              linkLabel={words.hover}
            >
              {words.longer}
            </Card>
            <Card
              title={words.short}
              level={4}
              hue="lagoon"
              to={paths.design}
              linkLabel={words.hover}
              footer={<Badge variant="default">{words.choice}</Badge>}
            >
              {words.longer}
            </Card>
          </CardGrid>
        </Specimen>
      ))}
      <Specimen name="Mantine's Card and Paper">
        <Sheet>{words.longer}</Sheet>
        <Sheet variant="raised" data-linked>
          {words.longer}
        </Sheet>
        <Paper p="lg">{words.longer}</Paper>
        <Paper withBorder p="lg">
          {words.longer}
        </Paper>
        <Paper variant="dashed" p="lg">
          {words.longer}
        </Paper>
      </Specimen>
      <Specimen name="TextInvitationCard">
        <TextInvitationCard invitation={invitation} />
      </Specimen>
      <Specimen name="Picture">
        <Stack maw="24rem">{picture}</Stack>
        <Stack maw="24rem">
          <Picture picture={samplePicture} width={900} height={600} look="plain" />
        </Stack>
      </Specimen>
      <Specimen name="SizedPicture">
        <Stack maw="24rem">
          <SizedPicture
            url={samplePicture.src}
            alt={samplePicture.alt}
            sizes="24rem"
            assumedSize={{ width: 900, height: 600 }}
          />
        </Stack>
      </Specimen>
      <Specimen name="PhoneNumber">
        <Text>
          <PhoneNumber e164="+16125550142" />, <PhoneNumber e164="+447400123456" />
        </Text>
      </Specimen>
      <Specimen name="Time">
        <Text>
          <Time at={new Date('2026-01-31T12:00:00Z')} format={formatLongDate} />
        </Text>
      </Specimen>
    </Stack>
  );
}
