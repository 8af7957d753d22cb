import { Link } from 'react-router-dom';
import css from './HomeHead.module.css';

type HomeHeadProps = { id?: string; title: string; to?: string; toText?: string };

/** The title of a part of the home screen, and the way to all that it shows some of. */
export function HomeHead({ id, title, to, toText }: HomeHeadProps) {
  return (
    <div data-row="center space-between normal" className={css.head}>
      <h2 id={id} data-text="title">
        {title}
      </h2>
      {to && (
        <Link to={to} data-text="semibold" className={css.all}>
          {toText}
        </Link>
      )}
    </div>
  );
}
