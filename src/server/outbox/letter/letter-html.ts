import { xmlText } from '../../formats/xml.ts';
import type { FootLine, Letter, MailColors } from './letter.ts';

const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const light = { page: '#F6F1E9', card: '#FFFFFF', text: '#211B17', dimmed: '#6B6058' };
const dark = { page: '#14110F', card: '#221D1A', text: '#F1EAE2', dimmed: '#B5A99E' };

/** Mail programs know no variables, and some drop the style sheet: colors of light mail stand at each element. */
function styleSheet({ accentOnDark }: MailColors): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:620px){.card{padding:24px 20px!important}.step,.step a{display:block!important;text-align:center!important}}',
    '@media (prefers-color-scheme:dark){',
    `body,.page{background:${dark.page}!important}.card{background:${dark.card}!important}`,
    `.text{color:${dark.text}!important}.dimmed,.dimmed a{color:${dark.dimmed}!important}`,
    `.brand{color:${accentOnDark}!important}`,
    `.step,.step a{background:${accentOnDark}!important;color:${dark.page}!important}}`,
  ].join('');
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => {
      const lines = xmlText(paragraph.trim()).replaceAll('\n', '<br>');
      return `<p class="text" dir="auto" style="margin:0 0 16px;color:${light.text};overflow-wrap:anywhere">${lines}</p>`;
    })
    .join('');
}

function stepHtml({ label, address }: NonNullable<Letter['step']>, colors: MailColors): string {
  const color = `background:${colors.accentOnLight};color:#FFFFFF`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="step" style="${color};border-radius:8px"><a href="${xmlText(address)}" style="display:inline-block;padding:12px 20px;${color};border-radius:8px;font-weight:600;text-decoration:none">${xmlText(label)}</a></td></tr></table>`;
}

function footHtml(foot: readonly FootLine[]): string {
  const lines = foot.map(({ text, address }) =>
    address
      ? `<a href="${xmlText(address)}" style="color:${light.dimmed}">${xmlText(text)}</a>`
      : xmlText(text),
  );
  return `<p class="dimmed" style="margin:24px 0 0;color:${light.dimmed};font-size:14px;line-height:1.5">${lines.join('<br>')}</p>`;
}

/** One table of at most 600 px, which every mail program draws, in light and in dark. */
export function letterHtml(letter: Letter, colors: MailColors): string {
  const { brand, subject, text, step, foot } = letter;
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${xmlText(subject)}</title><style>${styleSheet(colors)}</style></head>`,
    `<body style="margin:0;padding:0;background:${light.page}">`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}"><tr><td align="center" style="padding:24px 12px">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">',
    `<tr><td class="card" style="padding:32px;background:${light.card};border-radius:12px;font-family:${fonts};font-size:16px;line-height:1.55">`,
    `<p class="brand" style="margin:0 0 24px;color:${colors.accentOnLight};font-size:18px;font-weight:700">${xmlText(brand)}</p>`,
    paragraphs(text),
    step ? stepHtml(step, colors) : '',
    foot.length > 0 ? footHtml(foot) : '',
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}
