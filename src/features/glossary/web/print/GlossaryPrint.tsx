import printStyles from './glossary-print.css?inline';

/** Only the HTML of the glossary has these styles: the site's own stylesheet is loaded by every reader. */
export function GlossaryPrint() {
  return (
    <style href="glossary-print" precedence="page">
      {printStyles}
    </style>
  );
}
