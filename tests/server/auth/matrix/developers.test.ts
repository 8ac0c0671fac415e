import { checkAuthorization } from './authorization-matrix.ts';
import { shares } from './shares.ts';

checkAuthorization(shares.developers);
