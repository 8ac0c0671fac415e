import printStyles from './tools-print.css?inline';

/** Only the HTML of this list has these styles: the site's own stylesheet is loaded by every reader. */
export function ToolsPrint() {
  return (
    <style href="tools-print" precedence="page">
      {printStyles}
    </style>
  );
}
