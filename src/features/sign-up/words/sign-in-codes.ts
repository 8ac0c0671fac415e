/** Keyword that requests a code by text. A text from the number itself proves ownership. */
export const codeKeyword = 'CODE';

const textForCode = (ourNumber: string) =>
  `text ${codeKeyword} to ${ourNumber} from that phone: a code comes back at once.`;

export const signInCodeTexts = {
  /** The last line binds the code to the site, so that browsers can fill it in. */
  message: (brand: string, code: string, host: string) =>
    `Your ${brand} code is ${code}. It works once and for ten minutes. Share it with nobody.\n\n@${host} #${code}`,
  onItsWay: (seconds: number) =>
    `A code is on its way. You can ask for another one in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  numberIsFull: (ourNumber: string | null) =>
    `Too many codes were sent to this number today. ${ourNumber ? `Instead, ${textForCode(ourNumber)}` : 'Please try again tomorrow.'}`,
  callerIsFull: (ourNumber: string | null) =>
    `Too many codes were asked for from this network and not used. Please use another connection, such as mobile data, or try again in an hour.${ourNumber ? ` Or ${textForCode(ourNumber)}` : ''}`,
  budgetIsUsedUp: (ourNumber: string | null) =>
    `No more codes can be sent today. ${ourNumber ? `Instead, ${textForCode(ourNumber)}` : 'Please try again tomorrow.'}`,
  optedOut: (ourNumber: string) =>
    `Text messages to this number are stopped, so no code was sent. Text START to ${ourNumber} from it, then ask for a code again.`,
  refusedNumber: 'This number cannot receive our codes. Please use another mobile number.',
  tooMany:
    'No code was sent: too many text messages are under way. Please try again in half a minute.',
  unavailable:
    'No code was sent: text messages are briefly unavailable. Please try again in a moment.',
  unclear:
    'Text messages are briefly unavailable, so your code may not arrive. Please try again in a moment.',
} as const;
