/** Cannot occur in a name: input is stored without control characters. */
const place = '\u0000';

interface NamedSentenceProps {
  sentence: (name: string) => string;
  name: string;
}

/** Shows a name within a sentence of ours, in the direction of the name's own script. */
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
