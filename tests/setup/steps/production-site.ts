import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAiKey, startOpenAi } from '../../mocks/openai.ts';
import { s3Account, startS3 } from '../../mocks/s3.ts';
import { startSmtp } from '../../mocks/smtp.ts';
import { startTwilioDouble, twilioEnv } from '../../mocks/twilio.ts';
import { createCertificate } from '../programs/certificate.ts';
import { productionEnv } from '../programs/production-env.ts';
import { runSite } from '../programs/site-program.ts';
import { startRoundRobin } from '../round-robin.ts';
import { startEmptyDatabase } from '../sites/new-database.ts';
import { startOwnSite } from './own-site.ts';

/**
 * A new install as an operator makes it: every setting, a database without a row, the first owner from the terminal, TLS in front.
 * The outside services are doubles.
 */
export async function startProductionSite() {
  const [database, proxy, smtp, twilio, openAi, s3] = await Promise.all([
    startEmptyDatabase(),
    createCertificate().then(startRoundRobin),
    startSmtp(),
    startTwilioDouble(),
    startOpenAi(),
    startS3(),
  ]);
  const { MODE: _byNodeEnv, ...settings } = productionEnv;
  const backups = mkdtempSync(path.join(tmpdir(), 'vibecode-backups-'));
  const env = {
    ...settings,
    ...twilioEnv,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SITE_URL: proxy.url,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DATABASE_URL: database.url,
    TWILIO_API_URL: twilio.url,
    OPENAI_API_KEY: openAiKey,
    OPENAI_BASE_URL: openAi.baseUrl,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@north.studio',
    OWNER_EMAIL: 'owner@north.studio',
    BACKUP_TARGET: backups,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3Account.bucket,
    S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
  };
  const owner = { username: 'ada', password: 'velvet orbit ladder mango' };
  const added = await runSite(['admin', 'add', owner.username], env, `${owner.password}\n`);
  if (added.code !== 0) throw new Error(added.output);
  const site = await startOwnSite(env);
  await proxy.add(site);
  return {
    ...{ owner, smtp },
    origin: proxy.url,
    backUp: () => runSite(['backup'], env),
    check: () => runSite(['check'], env),
    async stop() {
      await proxy.stop();
      await site.stop();
      await database.stop();
      await Promise.all([smtp.stop(), twilio.close(), openAi.stop(), s3.stop()]);
      rmSync(backups, { recursive: true });
    },
  };
}
