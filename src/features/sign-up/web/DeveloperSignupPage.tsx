import { Box, Card, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, startTransition, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { withApi } from '../../../web/api/ApiProvider.tsx';
import { CheckList } from '../../../web/components/cards/CheckList.tsx';
import { SplitHero } from '../../../web/components/hero/SplitHero.tsx';
import { ButtonLink } from '../../../web/components/links/ButtonLink.tsx';
import { Glyph } from '../../../web/components/pictures/Glyph.tsx';
import { useContent } from '../../../web/content/published-content.ts';
import { PostedFormContext } from '../../../web/forms/posted-form-context.ts';
import { PageHead } from '../../../web/page-head.tsx';
import { useSignedInHint } from '../../../web/signed-in-hint.ts';
import type { CurrentDeveloper } from '../../developers/developers.ts';
import type { SentCode } from '../phone-verification.ts';
import type { developerSignupKind } from '../words/developer-signup.ts';
import { developerSignupWords as words } from '../words/developer-signup-words.ts';
import classes from './DeveloperSignupPage.module.css';
import { PhoneStep } from './PhoneStep.tsx';
import {
  forgetSignup,
  initialSignup,
  readSignup,
  type SignupState,
  signupOfDocument,
  writeSignup,
} from './signup-state.ts';

// The server renders any step at once. Browsers load the later steps on demand.
const CodeStep = import.meta.env.SSR
  ? (await import('./code/CodeStep.tsx')).default
  : lazy(() => import('./code/CodeStep.tsx'));
const ProfileStep = import.meta.env.SSR
  ? (await import('./PlainProfileStep.tsx')).default
  : lazy(() => import('./ProfileStep.tsx'));
const SignedInOffer = lazy(() => import('./SignedInOffer.tsx'));

function DeveloperSignupPage() {
  const { meta, hero, phoneStep, codeStep, benefits, ...rest } =
    useContent<typeof developerSignupKind>('developer-signup');
  const { state, change, postedDemoCode } = useSignup();
  const navigate = useNavigate();
  const [demoCode, setDemoCode] = useState<string | null>(postedDemoCode);
  const isHinted = useSignedInHint();
  const [wantsOtherNumber, setWantsOtherNumber] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const shownStep = useRef(state.step);

  // Moves focus to the new step when the old one has taken it away.
  useEffect(() => {
    if (shownStep.current === state.step) return;
    shownStep.current = state.step;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [state.step]);

  const onSent = (sent: SentCode) => {
    setDemoCode(sent.demoCode ?? null);
    change({
      step: 2,
      phoneNumber: sent.phoneNumber,
      resendAtMs: Date.now() + sent.cooldownSeconds * 1000,
    });
  };
  const backToPhone = () => {
    // Going back means using another number, even with an unfinished account.
    setWantsOtherNumber(true);
    change({ step: 1 });
  };
  const onSignedIn = (developer: CurrentDeveloper) => {
    if (developer.isProfileComplete) {
      forgetSignup();
      return navigate(paths.developerProfile(developer.id));
    }
    change({ step: 3 });
    // The header checks the session again on navigation.
    return navigate(paths.developerSignup, { replace: true, preventScrollReset: true });
  };
  const onUnfinished = (developer: CurrentDeveloper) =>
    change({ step: 3, phoneNumber: developer.phoneNumber });

  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.developerSignup}
        image={paths.socialImage(paths.developerSignup)}
        structuredData={[{ '@type': 'WebPage', name: meta.title }]}
      />
      <SplitHero
        hero={hero}
        tone="sky"
        contours={5}
        piece={
          <Card shadow="lg" p="var(--site-panel-space)">
            <StepTrail current={state.step} />
            <Box
              component="section"
              ref={panel}
              tabIndex={-1}
              aria-label={words.stepPosition(state.step)}
              mih="26rem"
              style={{ outline: 'none' }}
            >
              {state.step === 1 && isHinted && !wantsOtherNumber ? (
                <Suspense fallback={null}>
                  <SignedInOffer
                    onUnfinished={onUnfinished}
                    onOtherNumber={() => setWantsOtherNumber(true)}
                  />
                </Suspense>
              ) : null}
              {state.step === 1 ? (
                <PhoneStep
                  heading={phoneStep}
                  sentTo={state}
                  onSent={onSent}
                  onStillWaiting={() => change({ step: 2 })}
                  onHaveCode={() => change({ step: 2, phoneNumber: '', resendAtMs: 0 })}
                />
              ) : null}
              <Suspense fallback={<p role="status">{words.profile.loading}</p>}>
                {state.step === 2 ? (
                  <CodeStep
                    heading={codeStep}
                    phoneNumber={state.phoneNumber}
                    resendAtMs={state.resendAtMs}
                    demoCode={demoCode}
                    onResent={onSent}
                    onBack={backToPhone}
                    onSignedIn={onSignedIn}
                  />
                ) : null}
                {state.step === 3 ? (
                  <ProfileStep
                    onBack={() => change({ step: 2 })}
                    onSignedOut={() => change({ step: 1 })}
                  />
                ) : null}
              </Suspense>
            </Box>
          </Card>
        }
      >
        <Card component="aside" withBorder={false} data-tone="lagoon">
          <Stack gap="lg" align="flex-start">
            <Title order={2} size="h3">
              {benefits.title}
            </Title>
            <CheckList items={benefits.items} />
            <Text c="dimmed">{rest.alreadyMember}</Text>
            <ButtonLink to={rest.moreAboutNetwork.to} variant="subtle" arrow>
              {rest.moreAboutNetwork.label}
            </ButtonLink>
          </Stack>
        </Card>
      </SplitHero>
    </>
  );
}

export const Component = withApi(DeveloperSignupPage);

function StepTrail({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol className={classes.trail} aria-label={words.stepsLabel}>
      {words.stepNames.map((name, index) => {
        const step = index + 1;
        const state = step < current ? 'done' : step === current ? 'current' : 'ahead';
        return (
          <li key={name} data-state={state} aria-current={step === current ? 'step' : undefined}>
            <span className={classes.marker} aria-hidden="true">
              {state === 'done' ? <Glyph d="m3.5 9.5 3.5 3.5 7.5-8" /> : step}
            </span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}

/**
 * Keeps the sign-up state over a reload of this tab. Stored progress is applied after hydration, because the server renders the
 * step of the document. It is applied in a transition: an urgent update would discard later steps that still wait for their
 * scripts.
 */
function useSignup() {
  const [searchParams] = useSearchParams();
  const { current } = useContext(PostedFormContext);
  const [posted] = useState(current);
  const [ofDocument] = useState(() => signupOfDocument(posted, searchParams));
  const [state, setState] = useState<SignupState>(ofDocument ?? initialSignup);
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    startTransition(() => {
      const cooldownSeconds = Number(posted?.values.cooldownSeconds ?? 0);
      if (!ofDocument) setState(readSignup());
      else if (cooldownSeconds > 0) {
        setState({ ...ofDocument, resendAtMs: Date.now() + cooldownSeconds * 1000 });
      }
      setIsRestored(true);
    });
  }, [ofDocument, posted]);

  useEffect(() => {
    if (isRestored) writeSignup(state);
  }, [state, isRestored]);

  const change = (part: Partial<SignupState>) => setState((before) => ({ ...before, ...part }));
  return {
    state,
    change,
    postedDemoCode: posted?.values.demoCode || null,
  };
}
