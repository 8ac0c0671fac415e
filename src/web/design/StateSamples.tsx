import { Alert, Button, Loader, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { Dialog } from '../components/dialog/Dialog.tsx';
import { ButtonLink } from '../components/links/ButtonLink.tsx';
import { EmptyState } from '../components/states/EmptyState.tsx';
import { ErrorState } from '../components/states/ErrorState.tsx';
import { showErrorToast, showToast } from '../components/toast/toast-store.ts';
import { FormRefused, FormSent } from '../forms/FormNotice.tsx';
import { MomentSamples } from './MomentSamples.tsx';
import { Specimen } from './Specimen.tsx';
import { refusedForm, words } from './samples.ts';

const fields = [{ name: 'refused', label: words.label, id: 'TextInput-refused' }];

export function StateSamples() {
  const refused = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Stack gap="2xl">
      <Specimen name="Alert">
        <Alert color="red">{words.longer}</Alert>
        <Alert color="sand" title={words.short}>
          {words.longer}
        </Alert>
      </Specimen>
      <Specimen name="FormRefused, FormSent">
        <FormRefused
          refusal={refusedForm}
          words={words.notTaken}
          fields={fields}
          id="sample-refused"
          tabIndex={-1}
          ref={refused}
        />
        <FormSent title={words.sent.title} id="sample-sent" tabIndex={-1}>
          <p>{words.sent.description}</p>
        </FormSent>
      </Specimen>
      <MomentSamples />
      <Specimen name="EmptyState">
        <EmptyState
          drawing="camp"
          title={words.empty}
          action={<ButtonLink to={paths.design}>{words.hover}</ButtonLink>}
        >
          {words.longer}
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          title={words.failed}
          action={<Button variant="default">{words.tryAgain}</Button>}
        >
          {words.longer}
        </ErrorState>
      </Specimen>
      <Specimen name="Skeleton, Progress, Loader">
        <Skeleton animate={false} h="2.5rem" w="60%" />
        <Skeleton animate={false} h="1.5rem" />
        <Progress value={60} aria-label={words.progress} />
        <Loader />
      </Specimen>
      <Specimen name="Toasts" inRow>
        <Button variant="outline" onClick={() => showToast(words.toast)}>
          {words.toast.title}
        </Button>
        <Button variant="outline" color="red" onClick={() => showErrorToast(words.errorToast)}>
          {words.errorToast.title}
        </Button>
      </Specimen>
      <Specimen name="Dialog" inRow>
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {words.dialog.open}
        </Button>
        {isOpen ? (
          <Dialog
            title={words.dialog.title}
            onClose={close}
            answers={[
              { label: words.dialog.cancel, onChoose: close, isSafe: true },
              { label: words.dialog.confirm, onChoose: close, isDangerous: true },
            ]}
          >
            <Text>{words.dialog.text}</Text>
          </Dialog>
        ) : null}
      </Specimen>
    </Stack>
  );
}
