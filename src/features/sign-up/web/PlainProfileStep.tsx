import type { CurrentDeveloper } from '../../developers/developers.ts';
import { FirstProfile } from './FirstProfile.tsx';

/** A new developer, as the form shows them: the page is the same for everybody, so the server knows no more. */
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
};

/** Step 3 as the server draws it. */
export default function PlainProfileStep({ onBack }: { onBack: () => void }) {
  return <FirstProfile developer={newDeveloper} onBack={onBack} />;
}
