import { testSecretsKey } from '../database/test-keyring.ts';

export const productionEnv = {
  MODE: 'production',
  SITE_URL: 'https://vibecode.example',
  DATABASE_URL: 'postgresql://user:secret@db/site',
  SECRETS_KEY: testSecretsKey,
  ADMIN_USERNAME: 'owner',
  ADMIN_PASSWORD: 'a long and private sentence',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}`,
};
