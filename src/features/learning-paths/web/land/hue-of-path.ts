import type { ColorToken } from '../../../../shared/words/types.ts';

const hues = ['moss', 'lagoon', 'sand', 'ember'] as const satisfies readonly ColorToken[];

/** @param place of the path among the paths, from 1 on */
export const hueOfPath = (place: number): ColorToken => hues[(place - 1) % hues.length] ?? 'moss';
