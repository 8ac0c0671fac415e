/** Settings of a site that sends mail. Nothing listens at this address: tests read what waits to be sent. */
export const mailSettings = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Site <site@vibecode.example>',
  OWNER_EMAIL: 'owner@vibecode.example',
} as const;
