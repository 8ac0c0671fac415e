import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { unitedStatesStates } from '../../src/content/countries.ts';
import {
  fullLocation,
  shortLocation,
} from '../../src/web/features/developer-profile/developer-facts.ts';
import { ProfileForm } from '../../src/web/features/developer-profile/ProfileForm.tsx';
import type { ProfileValues } from '../../src/web/features/developer-profile/profile-values.ts';
import { MantineScope } from '../../src/web/MantineScope.tsx';

const empty: ProfileValues = {
  developerName: '',
  bio: '',
  country: '',
  state: '',
  birthDate: '',
  yearStartedCoding: '',
  showPhoneNumber: true,
};

function renderForm(values: Partial<ProfileValues> = {}) {
  const onSubmit = vi.fn();
  render(
    <MantineScope>
      <ProfileForm label="Profile" initialValues={{ ...empty, ...values }} onSubmit={onSubmit}>
        <button type="submit">Save</button>
      </ProfileForm>
    </MantineScope>,
  );
  const user = userEvent.setup();
  return { user, onSubmit, submit: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

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
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ country: 'France', state: '' }),
    );
  });
});

describe('what is sent', () => {
  it('is null for an empty birth date and an empty year', async () => {
    const { onSubmit, submit } = renderForm();
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({
      ...empty,
      birthDate: null,
      yearStartedCoding: null,
    });
  });

  it('is a timestamp for a birth date and a number for a year', async () => {
    const { onSubmit, submit } = renderForm({ birthDate: '1990-04-12', yearStartedCoding: '2010' });
    await submit();
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ birthDate: '1990-04-12T00:00:00.000Z', yearStartedCoding: 2010 }),
    );
  });

  it.each([
    ['1949', false],
    ['1950', true],
    [String(new Date().getUTCFullYear()), true],
    [String(new Date().getUTCFullYear() + 1), false],
  ])('takes the year %s: %s', async (year, isTaken) => {
    const { onSubmit, submit } = renderForm({ yearStartedCoding: year });
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(isTaken ? 1 : 0);
    expect(screen.queryByText(/Please enter a year between 1950 and/) !== null).toBe(!isTaken);
  });

  it('says whether the phone number is shown', async () => {
    const { user, onSubmit, submit } = renderForm();
    await user.click(screen.getByLabelText(/Show my phone number on my profile/));
    await submit();
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ showPhoneNumber: false }));
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
