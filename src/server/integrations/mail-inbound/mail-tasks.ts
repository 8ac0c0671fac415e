import { fileTask } from '../../text-work/text-task.ts';

/** Reads an arrived mail in a worker. */
export const readMail = fileTask(
  'readMail',
  async () => (await import('./read-mail.ts')).readArrivedMail,
);

/** Checks the signatures of a mail in a worker. */
export const provenSender = fileTask(
  'provenSender',
  async () => (await import('./proven-sender.ts')).isSenderProven,
);

export const mailTextTasks = [readMail, provenSender];
