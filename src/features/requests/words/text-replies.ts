/** `link` is an absolute address of the site. */
export const textReplies = {
  invitation: (brand: string, link: string) =>
    `Hi from ${brand}! Tell us what you want to build: ${link} We answer within 24 hours. Reply STOP to opt out.`,
  received: (brand: string, link: string) =>
    `Thanks for your message to ${brand}. We will get back to you within 24 hours. Tell us more here: ${link}`,
  joined: (brand: string) =>
    `${brand}: your text stands on the page of your request. What you send from this number comes there too. Reply STOP to opt out.`,
  code: (brand: string, code: string) =>
    `Your ${brand} code is ${code}. It works once and for ten minutes. Share it with nobody.`,
  stopped: (brand: string) =>
    `${brand}: you are opted out and get no more messages. Reply START to opt in again.`,
  started: (brand: string) =>
    `${brand}: you are opted in again. Reply HELP for help, STOP to opt out.`,
  help: (brand: string, smsKeyword: string, link: string) =>
    `${brand}: text ${smsKeyword} to start a project, or write to us here: ${link} Message and data rates may apply. Reply STOP to opt out.`,
} as const;
