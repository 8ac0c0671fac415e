/** No name holds it: what people type is stored without control characters. */
const place = '\u0000';

interface NamedSentenceProps {
  /** The sentence with what is given to it in the place of the name. */
  sentence: (name: string) => string;
  name: string;
}

/** A sentence of ours about somebody, with their name in the direction of its own script. */
export function NamedSentence({ sentence, name }: NamedSentenceProps) {
  const [before, after] = sentence(place).split(place);
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
