import type { CurrentDeveloper } from '../../developers/developers.ts';
import { FirstProfile } from './FirstProfile.tsx';

/** The server renders the same page for every visitor. */
const newDeveloper: CurrentDeveloper = {
  id: 0,
  developerName: '',
  phoneNumber: '',
  bio: '',
  country: '',
  state: '',
  birthDate: null,
  yearStartedCoding: null,
  profilePhotoUrl: '',
  createdAt: new Date(0),
  showPhoneNumber: true,
  showBirthDate: true,
  isOpenToBriefs: false,
  showReplyTime: false,
  isProfileComplete: false,
  hidden: null,
  handle: null,
};

export default function PlainProfileStep({ onBack }: { onBack: () => void }) {
  return <FirstProfile developer={newDeveloper} onBack={onBack} />;
}
