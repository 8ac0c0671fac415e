export const skillGroups = ['tool', 'language', 'service', 'term', 'further'] as const;
export type SkillGroup = (typeof skillGroups)[number];

const maxKeyLength = 140;
const keyPattern = /^[a-z]+\.[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A key names the group and the entry: `tool.lovable`. A full stop stays as it is in addresses. */
export function readSkillKey(value: string | null): string | null {
  return value && value.length <= maxKeyLength && keyPattern.test(value) ? value : null;
}
