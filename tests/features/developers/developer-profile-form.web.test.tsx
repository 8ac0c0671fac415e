import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  CurrentDeveloper,
  ProfileChange,
} from '../../../src/features/developers/developers.ts';
import {
  fullLocation,
  shortLocation,
} from '../../../src/features/developers/web/profile/developer-facts.ts';
import { ProfileForm } from '../../../src/features/developers/web/profile/form/ProfileForm.tsx';
import { useProfileForm } from '../../../src/features/developers/web/profile/form/useProfileForm.ts';
import { unitedStatesStates } from '../../../src/shared/words/countries/countries.ts';
import { ThemeProvider } from '../../../src/web/theme/ThemeProvider.tsx';

const empty: CurrentDeveloper = {
  id: 7,
  developerName: '',
  phoneNumber: '+16125550142',
  bio: '',
  country: '',
  state: '',
  birthDate: null,
  yearStartedCoding: null,
  profilePhotoUrl: '',
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
  showPhoneNumber: true,
  showBirthDate: true,
  isOpenToBriefs: false,
  showReplyTime: false,
  isProfileComplete: true,
  hidden: null,
  handle: null,
};

beforeEach(() => localStorage.clear());

type FormProps = {
  developer: CurrentDeveloper;
  newer?: CurrentDeveloper;
  onSubmit: (change: ProfileChange) => void;
};

function Form({ developer, newer, onSubmit }: FormProps) {
  const state = useProfileForm(developer);
  return (
    <ProfileForm label="Profile" state={state} onSubmit={() => onSubmit(state.change())}>
      <button type="submit">Save</button>
      <button type="button" onClick={() => newer && state.showNewer(newer)}>
        Refused as outdated
      </button>
    </ProfileForm>
  );
}

function renderForm(stored: Partial<CurrentDeveloper> = {}, newer?: Partial<CurrentDeveloper>) {
  const onSubmit = vi.fn<(change: ProfileChange) => void>();
  const formOf = (developer: CurrentDeveloper) => (
    <ThemeProvider>
      <Form developer={developer} newer={newer && { ...developer, ...newer }} onSubmit={onSubmit} />
    </ThemeProvider>
  );
  const shown = render(formOf({ ...empty, ...stored }));
  const user = userEvent.setup();
  return {
    user,
    onSubmit,
    unmount: shown.unmount,
    refetch: (changed: Partial<CurrentDeveloper>) =>
      shown.rerender(formOf({ ...empty, ...stored, ...changed })),
    refuse: () => user.click(screen.getByRole('button', { name: 'Refused as outdated' })),
    submit: () => user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const bio = () => screen.getByLabelText<HTMLTextAreaElement>('Bio');
const birthDate = () => screen.getByLabelText<HTMLInputElement>('Birth Date');
const year = () => screen.getByLabelText<HTMLInputElement>('Year Started Coding');
const country = () => screen.getByRole('combobox', { name: 'Country' });
const state = () => screen.queryByRole('combobox', { name: 'State' });

describe('country and state', () => {
  it('asks for a state in the United States only', async () => {
    const { user } = renderForm();
    expect(state()).toBeNull();
    await user.selectOptions(country(), 'Canada');
    expect(state()).toBeNull();
    await user.selectOptions(country(), 'United States');
    expect(state()).not.toBeNull();
    const offered = [...(state()?.querySelectorAll('option') ?? [])].map(({ value }) => value);
    expect(offered).toEqual(['', ...unitedStatesStates]);
    expect(unitedStatesStates).toHaveLength(52);
  });

  it('forgets the state when the country changes', async () => {
    const { user, onSubmit, submit } = renderForm({ country: 'United States', state: 'Ohio' });
    expect(state()).toHaveProperty('value', 'Ohio');
    await user.selectOptions(country(), 'France');
    await user.selectOptions(country(), 'United States');
    expect(state()).toHaveProperty('value', '');
    await user.selectOptions(country(), 'France');
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({
      country: 'France',
      base: { country: 'United States' },
    });
  });
});

describe('what is sent', () => {
  it('is nothing where nothing was edited', async () => {
    const { onSubmit, submit } = renderForm({ bio: 'Old', birthDate: '1990-04-12' });
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({ base: {} });
  });

  it('is null for an emptied birth date and an emptied year', async () => {
    const { user, onSubmit, submit } = renderForm({
      birthDate: '1990-04-12',
      yearStartedCoding: 2010,
    });
    fireEvent.change(birthDate(), { target: { value: '' } });
    await user.clear(year());
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({
      birthDate: null,
      yearStartedCoding: null,
      base: { birthDate: '1990-04-12T00:00:00.000Z', yearStartedCoding: 2010 },
    });
  });

  it('is a timestamp for a birth date and a number for a year', async () => {
    const { user, onSubmit, submit } = renderForm();
    fireEvent.change(birthDate(), { target: { value: '1990-04-12' } });
    await user.type(year(), '2010');
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({
      birthDate: '1990-04-12T00:00:00.000Z',
      yearStartedCoding: 2010,
      base: { birthDate: null, yearStartedCoding: null },
    });
  });

  it.each([
    ['1949', false],
    ['1950', true],
    [String(new Date().getUTCFullYear()), true],
    [String(new Date().getUTCFullYear() + 1), false],
  ])('takes the year %s: %s', async (typed, isTaken) => {
    const { user, onSubmit, submit } = renderForm();
    await user.type(year(), typed);
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(isTaken ? 1 : 0);
    expect(screen.queryByText(/Please enter a year between 1950 and/) !== null).toBe(!isTaken);
  });

  it.each([
    ['Show my phone number on my profile', 'showPhoneNumber'],
    ['Show my date of birth on my profile', 'showBirthDate'],
  ])('says what is shown: %s', async (label, name) => {
    const { user, onSubmit, submit } = renderForm();
    await user.click(screen.getByLabelText(new RegExp(label)));
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({ [name]: false, base: { [name]: true } });
  });

  it('makes nobody a member who is younger than sixteen, and says so', async () => {
    const { onSubmit, submit } = renderForm();
    const today = new Date();
    const yearsAgo = (count: number) => `${today.getUTCFullYear() - count}-01-01`;
    expect(birthDate().max <= yearsAgo(15)).toBe(true);
    fireEvent.change(birthDate(), { target: { value: yearsAgo(10) } });
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Members are 16 or older')).toBeTruthy();
    fireEvent.change(birthDate(), { target: { value: yearsAgo(20) } });
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a change made elsewhere meanwhile', () => {
  it('shows in the fields that were not edited, and is not sent back', async () => {
    const { user, onSubmit, submit, refetch } = renderForm({ bio: 'Old' });
    await user.type(name(), 'Ada');
    refetch({ bio: 'Newer', showPhoneNumber: false });
    expect(bio().value).toBe('Newer');
    expect(name().value).toBe('Ada');
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({ developerName: 'Ada', base: { developerName: '' } });
  });

  it('is shown under the edited field, and replaced by the next save only', async () => {
    const { user, onSubmit, submit, refuse } = renderForm(
      { bio: 'Old' },
      { bio: 'Newer', showPhoneNumber: false },
    );
    await user.clear(bio());
    await user.type(bio(), 'Mine');
    await refuse();
    expect(bio().value).toBe('Mine');
    expect(
      screen.getByText('Changed elsewhere meanwhile to “Newer”. Save again to replace it.'),
    ).toBeTruthy();
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({ bio: 'Mine', base: { bio: 'Newer' } });
  });
});

describe('what was typed and not saved', () => {
  it('is there again after a reload, on top of what was changed meanwhile', async () => {
    const { user, unmount } = renderForm({ bio: 'Old' });
    await user.type(bio(), ' and mine');
    unmount();
    const { onSubmit, submit } = renderForm({ bio: 'Newer', showPhoneNumber: false });
    expect(bio().value).toBe('Old and mine');
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({ bio: 'Old and mine', base: { bio: 'Old' } });
  });

  it('belongs to its developer', async () => {
    const { user, unmount } = renderForm({ id: 7 });
    await user.type(bio(), 'Mine');
    unmount();
    renderForm({ id: 8 });
    expect(bio().value).toBe('');
  });

  it('is kept no longer than it differs', async () => {
    const { user } = renderForm();
    await user.type(bio(), 'M');
    expect(localStorage.length).toBe(1);
    await user.clear(bio());
    expect(localStorage.length).toBe(0);
  });
});

describe('a place', () => {
  const texas = { country: 'United States', state: 'Texas' };
  it('is the state on a card, and both on the profile', () => {
    expect(shortLocation(texas)).toBe('Texas');
    expect(fullLocation(texas)).toBe('Texas, United States');
  });

  it('is the country where there is no state, or where a state means nothing', () => {
    const lost = { country: 'Mexico', state: 'Texas' };
    const plain = { country: 'United States', state: '' };
    expect([shortLocation(lost), fullLocation(lost)]).toEqual(['Mexico', 'Mexico']);
    expect([shortLocation(plain), fullLocation(plain)]).toEqual(['United States', 'United States']);
  });
});
