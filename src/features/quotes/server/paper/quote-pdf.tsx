import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { cardColors } from '../../../social-cards/server/card-look.ts';
import { directionOf } from '../../../social-cards/server/card-text.ts';
import type { CardLook } from '../../../social-cards/server/card-words.ts';
import { cutFonts, type Role } from '../../../social-cards/server/font-cuts.ts';
import type { QuoteDocument } from '../../words/quote-document.ts';

export interface QuotePaper {
  document: QuoteDocument;
  /** Lines below the document: its state, and the hash of an accepted text. */
  ending: string[];
  brand: string;
  look: CardLook;
  createdAt: Date;
}

const styles = StyleSheet.create({
  page: { padding: 56, paddingBottom: 72, fontSize: 10, lineHeight: 1.5, color: cardColors.ink },
  title: { fontSize: 20, lineHeight: 1.25, marginBottom: 18 },
  columns: { flexDirection: 'row', gap: 24, marginBottom: 18 },
  column: { flex: 1 },
  label: { fontSize: 8, color: '#5a5348' },
  row: {
    flexDirection: 'row',
    gap: 16,
    paddingVertical: 6,
    borderTopWidth: 0.5,
    borderTopColor: '#b9b0a0',
  },
  what: { flex: 3 },
  price: { flex: 1.4, textAlign: 'right' },
  total: { borderTopWidth: 1.5, borderTopColor: cardColors.ink },
  section: { marginTop: 14 },
  ending: { marginTop: 20, paddingTop: 10, borderTopWidth: 0.5, borderTopColor: '#b9b0a0' },
  foot: {
    position: 'absolute',
    bottom: 36,
    left: 56,
    right: 56,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
  },
});

const letterOrNumber = /[\p{Letter}\p{Number}]/u;
const digits = '0123456789/';

let drawings = 0;

/** Registers fonts for all characters. @returns null when a letter or a number has none */
async function familiesFor(
  texts: readonly string[],
  { fonts: own }: QuotePaper['look'],
  role: Role,
): Promise<string[] | null> {
  const { fonts, missing } = await cutFonts([...texts, digits].join(' '), own[role], role);
  if (missing.some((group) => letterOrNumber.test(group))) return null;
  drawings += 1;
  return fonts.map((data, index) => {
    const family = `${role} ${drawings} ${index}`;
    Font.register({ family, src: `data:font/ttf;base64,${data.toString('base64')}` });
    return family;
  });
}

function Words({ children, style }: { children: string; style?: object | undefined }) {
  const direction = directionOf(children);
  return (
    <Text style={{ direction, ...(direction === 'rtl' && { textAlign: 'right' }), ...style }}>
      {children}
    </Text>
  );
}

function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={styles.column}>
      <Text style={styles.label}>{label}</Text>
      {children}
    </View>
  );
}

function Sheet({
  paper: { document, ending, brand, look, createdAt },
  heading,
  body,
}: {
  paper: QuotePaper;
  heading: string[];
  body: string[];
}) {
  const headed = { fontFamily: heading };
  const number = document.facts[0]?.text ?? '';
  return (
    <Document title={document.title} author={brand} creationDate={createdAt} language="en">
      <Page size="A4" style={[styles.page, { fontFamily: body }]}>
        <Text style={{ color: look.accent }}>{document.heading}</Text>
        <Words style={{ ...styles.title, ...headed }}>{document.title}</Words>
        <View style={styles.columns}>
          {document.facts.map(({ label, text }) => (
            <Named key={label} label={label}>
              <Text>{text}</Text>
            </Named>
          ))}
        </View>
        <View style={styles.columns}>
          {document.parties.map(({ label, text }) => (
            <Named key={label} label={label}>
              {text.split('\n').map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
                <Words key={index}>{line}</Words>
              ))}
            </Named>
          ))}
        </View>
        {document.positions.map(({ text, note, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the positions never move.
          <View key={index} style={styles.row} wrap={false}>
            <View style={styles.what}>
              <Words>{text}</Words>
              {note ? <Text style={styles.label}>{note}</Text> : null}
            </View>
            <Text style={styles.price}>{price}</Text>
          </View>
        ))}
        {document.sums.map(({ label, price }, index) => {
          const isTotal = index === document.sums.length - 1;
          const style = isTotal ? headed : {};
          return (
            <View
              key={label}
              style={isTotal ? [styles.row, styles.total] : styles.row}
              wrap={false}
            >
              <Text style={[styles.what, style]}>{label}</Text>
              <Text style={[styles.price, style]}>{price}</Text>
            </View>
          );
        })}
        {document.taxNote ? <Text style={styles.label}>{document.taxNote}</Text> : null}
        {document.sections.map(({ label, text }) => (
          <View key={label} style={styles.section}>
            <Text style={headed} minPresenceAhead={30}>
              {label}
            </Text>
            {text.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
              <Words key={index}>{line || ' '}</Words>
            ))}
          </View>
        ))}
        <View style={styles.ending} wrap={false}>
          {ending.map((line) => (
            <Words key={line}>{line}</Words>
          ))}
        </View>
        <View style={styles.foot} fixed>
          <Text>{[brand, number].filter(Boolean).join(', ')}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
        </View>
      </Page>
    </Document>
  );
}

/** Draws what the page of the quote says. @returns null for letters that no font of the site has */
export async function drawQuotePdf(paper: QuotePaper): Promise<Uint8Array | null> {
  const { document, ending, brand } = paper;
  const headings = [
    ...[document.title, ...document.sections.map(({ label }) => label)],
    ...document.sums.flatMap(({ label, price }) => [label, price]),
  ];
  const texts = JSON.stringify([document, ending, brand]).replaceAll('\\n', ' ');
  const heading = await familiesFor(headings, paper.look, 'heading');
  const body = heading && (await familiesFor([texts], paper.look, 'label'));
  try {
    return heading && body && (await renderToBuffer(<Sheet {...{ paper, heading, body }} />));
  } finally {
    for (const family of [...(heading ?? []), ...(body ?? [])]) {
      delete Font.getRegisteredFonts()[family];
    }
  }
}
