import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { NamedSentence } from '../../../web/components/text/NamedSentence.tsx';
import type { CurrentDeveloper } from '../../developers/developers.ts';
import { useCurrentDeveloper } from '../../developers/web/useCurrentDeveloper.ts';
import { developerProfileContent } from '../../developers/words/developer-profile.ts';
import { developerSignupWords } from '../words/developer-signup-words.ts';

const words = developerSignupWords.signedIn;

type SignedInOfferProps = {
  onUnfinished: (developer: CurrentDeveloper) => void;
  onOtherNumber: () => void;
};

function SignedInOffer({ onUnfinished, onOtherNumber }: SignedInOfferProps) {
  const developer = useCurrentDeveloper();
  const goOn = useEffectEvent(onUnfinished);
  useEffect(() => {
    if (developer && !developer.isProfileComplete) goOn(developer);
  }, [developer]);

  if (!developer?.isProfileComplete) return null;
  return (
    <Paper
      component="section"
      bd="1.5px solid var(--site-cool)"
      p="lg"
      mb="2xl"
      aria-labelledby="signed-in-title"
    >
      <Stack>
        <Title order={2} size="h3" id="signed-in-title">
          <NamedSentence
            sentence={words.title}
            name={developer.developerName || developerProfileContent.anonymous}
          />
        </Title>
        <Text c="dimmed">{words.text}</Text>
        <Group>
          <ButtonLink to={paths.developerProfile(developer.id)}>{words.open}</ButtonLink>
          <Button variant="default" onClick={onOtherNumber}>
            {words.otherNumber}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

export default withApi(SignedInOffer);
