import { Center, Paper, Text, Title } from '@mantine/core';
import type { CurrentAdmin } from '../../../../../shared/admin/admin.ts';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { Contours } from '../../../../../web/components/pictures/Contours.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginGate.module.css';

const words = adminContent.login;

export function LoginGate({ onSignedIn }: { onSignedIn: (admin: CurrentAdmin) => void }) {
  return (
    <Center
      component="section"
      pos="relative"
      mih="75vh"
      px="var(--site-gutter)"
      py="3xl"
      aria-labelledby="admin-login-title"
      data-tone="sand"
    >
      <Contours seed={3} fade="left" />
      <Paper withBorder shadow="md" className={classes.card}>
        <Title order={1} size="h3" id="admin-login-title">
          {words.title}
        </Title>
        <Text c="dimmed" fz="sm" mt="xs" mb="lg">
          {words.intro}
        </Text>
        <LoginForm onSignedIn={onSignedIn} />
      </Paper>
    </Center>
  );
}
