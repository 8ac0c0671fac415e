import { newsFields, type ProfileFormValues, profileFields } from './profile-values.ts';

const fields = [...profileFields, ...newsFields];
const switches = ['showPhoneNumber', 'showBirthDate', 'isOpenToBriefs', 'showReplyTime'] as const;

/** Converts posted fields: a switch is `on`, or empty. */
export function postedProfileValues(posted: Record<string, string>): Partial<ProfileFormValues> {
  const values: Record<string, string | boolean> = {};
  for (const name of fields) {
    const isSwitch = switches.some((known) => known === name);
    const value = posted[name] ?? '';
    values[name] = isSwitch ? value !== '' : value;
  }
  return values;
}

function typedInto(element: Element | RadioNodeList | null): string | boolean | null {
  if (element instanceof HTMLSelectElement) {
    const [chosen] = element.selectedOptions;
    return chosen && !chosen.defaultSelected ? chosen.value : null;
  }
  if (element instanceof HTMLInputElement && element.type === 'checkbox') {
    return element.checked === element.defaultChecked ? null : element.checked;
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return element.value === element.defaultValue ? null : element.value;
  }
  return null;
}

export function typedIntoProfile(formId: string): Partial<ProfileFormValues> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const typed: Record<string, string | boolean> = {};
  for (const name of fields) {
    const value = typedInto(form.elements.namedItem(name));
    if (value !== null) typed[name] = value;
  }
  return typed;
}
