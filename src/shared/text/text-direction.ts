const rightToLeftLanguages = new Set(
  'ar arc azb ckb dv fa glk he ks lrc mzn nqo pnb ps sd syr ug ur yi'.split(' '),
);
const rightToLeftScripts = new Set(
  'adlm arab hebr mand mend nkoo rohg samr syrc thaa yezi'.split(' '),
);

function directionOf(tag: string): 'ltr' | 'rtl' {
  const [language = '', ...others] = tag.toLowerCase().split('-');
  const script = others.find((part) => /^[a-z]{4}$/.test(part));
  const isRightToLeft = script
    ? rightToLeftScripts.has(script)
    : rightToLeftLanguages.has(language);
  return isRightToLeft ? 'rtl' : 'ltr';
}

export interface PostScript {
  lang?: string;
  dir: 'ltr' | 'rtl' | 'auto';
}

/** @param language '' for the site's own, where the text itself decides the direction */
export function scriptOfPost(language: string): PostScript {
  return language === '' ? { dir: 'auto' } : { lang: language, dir: directionOf(language) };
}
