import { useState } from 'react';
import css from './Avatar.module.css';

type AvatarProps = { user: { firstName: string; photo: string | null }; size?: 'medium' | 'large' };

/** A person's photo, or the first letter of their name. Decorative: the name is next to it. */
export function Avatar({ user: { firstName, photo }, size = 'medium' }: AvatarProps) {
  const letter = [...(firstName || 'U')][0]?.toLocaleUpperCase();
  const [broken, setBroken] = useState<string>();
  return (
    <span data-edge className={css.avatar} data-size={size} data-letter={letter} aria-hidden="true">
      {photo && photo !== broken && (
        <img src={photo} alt="" referrerPolicy="no-referrer" onError={() => setBroken(photo)} />
      )}
    </span>
  );
}
