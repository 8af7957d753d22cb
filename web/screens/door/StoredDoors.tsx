import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { inLanguage } from '../../core/languageTags.ts';
import '../../core/offlineTexts.ts';
import { useSession } from '../../core/session.ts';
import { storedDoors, type OtherEvent } from './doorStorage.ts';

/** Links to the doors with a list on this device. */
export function StoredDoors() {
  const viewerId = useSession()?.user.id;
  const [doors, setDoors] = useState<readonly OtherEvent[]>([]);
  useEffect(() => {
    if (viewerId) storedDoors(viewerId).then(setDoors, () => {});
  }, [viewerId]);
  if (doors.length === 0) return null;
  return (
    <ul data-stack="center tight" data-space="above normal">
      {doors.map(({ eventId, title, language }) => (
        <li key={eventId}>
          <Link to={`/events/${eventId}/door`}>{t('kept.door', { title: inLanguage(title, language) })}</Link>
        </li>
      ))}
    </ul>
  );
}
