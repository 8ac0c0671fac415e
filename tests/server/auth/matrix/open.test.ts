import { expect, it } from 'vitest';
import { authorizationTable } from '../authorization-table.ts';
import { checkAuthorization, procedureNames } from './authorization-matrix.ts';
import { shares } from './shares.ts';

it('every procedure has a row, every row a procedure, and one file that checks it', () => {
  expect(Object.keys(authorizationTable).toSorted()).toEqual(procedureNames.toSorted());
  const checked = Object.values(shares).flatMap((isChecked) => procedureNames.filter(isChecked));
  expect(checked.toSorted()).toEqual(procedureNames.toSorted());
});

checkAuthorization(shares.open);
