/** A text whose pictures are named by short addresses in the place of their own. */
export interface ShortenedText {
  html: string;
  /** The addresses that stood there, by the short ones. */
  pictures: ReadonlyMap<string, string>;
}

/** Takes the bytes of pictures out of a text that is to be read: they may be larger than all of its words. */
export function shortenPictures(html: string): ShortenedText {
  const pictures = new Map<string, string>();
  const shortened = html.replace(
    /(data:image\/[a-z+.-]+;base64,)[\w+/=]+/gi,
    (address, head: string) => {
      const short = `${head}${pictures.size}`;
      pictures.set(short, address);
      return short;
    },
  );
  return { html: shortened, pictures };
}
