import css from './Avatar.module.css';

type AvatarProps = { user: { firstName: string; photo: string | null }; size?: 'medium' | 'large' };

/** A person's photo, or the first letter of their name. Decoration: the name stands beside it. */
export function Avatar({ user, size = 'medium' }: AvatarProps) {
  const letter = [...(user.firstName || 'U')][0]?.toLocaleUpperCase();
  return (
    <span className={css.avatar} data-size={size} data-letter={letter} aria-hidden="true">
      {user.photo && <img src={user.photo} alt="" referrerPolicy="no-referrer" />}
    </span>
  );
}
