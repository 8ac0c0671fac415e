import type { Settings } from './env.ts';
import { twilioAccountOf } from './integrations/sms/create-sms.ts';

/** Says what does not work without a service. */
export const offSentences = {
  mail: 'Off: new requests are seen in the admin area only. Set SMTP_URL, MAIL_FROM and OWNER_EMAIL.',
  sms: 'Off: sign-up codes appear on the screen, as in the demo. Set TWILIO_*.',
  backups:
    'Off: the site makes no backups by itself. Set BACKUP_TARGET to a folder on another disk or to a bucket.',
  ai: 'Off: the admin area says so. Set OPENAI_API_KEY to have AI drafts written.',
} as const;

type Gap = 'mode' | keyof typeof offSentences;

/** Says why the site is not fit for the public yet; null when it is. */
export function modeGap(
  settings: Pick<Settings, 'isProduction' | 'mode' | 'siteOrigin' | 'trustedProxies'>,
): string | null {
  const { isProduction, mode, siteOrigin, trustedProxies } = settings;
  if (!isProduction) {
    return 'This is the demo, which shows everybody on this machine how to sign in. Set MODE=production for a site of your own.';
  }
  return trustedProxies.length === 0
    ? `${mode}, ${siteOrigin}. TRUSTED_PROXIES is not set: behind a proxy every visitor looks like one address to the limits.`
    : null;
}

/** Tells without asking a service what does not work for want of a setting. */
export function settingGaps(settings: Settings): { gap: Gap; sentence: string }[] {
  const mode = modeGap(settings);
  const isOn = {
    mail: settings.mail.smtpUrl !== undefined,
    sms: twilioAccountOf(settings) !== null,
    ai: settings.ai.apiKey !== undefined,
    backups: settings.backups.target !== null,
  };
  return [
    ...(mode === null ? [] : [{ gap: 'mode' as const, sentence: mode }]),
    ...(['mail', 'sms', 'ai', 'backups'] as const)
      .filter((name) => !isOn[name])
      .map((gap) => ({ gap, sentence: offSentences[gap] })),
  ];
}
