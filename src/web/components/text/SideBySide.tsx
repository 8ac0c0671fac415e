import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

const cellStyle = {
  padding: '0.5rem 1rem 1rem 0',
  verticalAlign: 'top',
  textAlign: 'start',
} as const;
const nameStyle = { ...cellStyle, borderTop: '1px solid var(--mantine-color-default-border)' };

interface SideBySideProps {
  label: string;
  heads: readonly { key: string | number; head: ReactNode }[];
  rows: readonly { name: string; id?: string; cells: readonly ReactNode[] }[];
}

/** Things in columns. The name of a row stands above it, so that two columns fit on a phone. */
export function SideBySide({ label, heads, rows }: SideBySideProps) {
  return (
    <Box component="section" tabIndex={0} aria-label={label} style={{ overflowX: 'auto' }}>
      <table
        style={{
          ...{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
          minWidth: `${heads.length * 9}rem`,
        }}
      >
        <thead>
          <tr>
            {heads.map(({ key, head }) => (
              <th key={key} scope="col" style={cellStyle}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ name, id, cells }) => (
          <tbody key={name} id={id}>
            <tr>
              <th scope="rowgroup" colSpan={heads.length} style={nameStyle}>
                {name}
              </th>
            </tr>
            <tr>
              {cells.map((cell, index) => (
                <td key={heads[index]?.key} style={cellStyle}>
                  {cell}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </Box>
  );
}
