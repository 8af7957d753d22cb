import { Link } from 'react-router-dom';
import css from './HomeHead.module.css';

type HomeHeadProps = { id?: string; title: string; to?: string; toText?: string };

/** The heading of a section of the home screen, with a link to the full list. */
export function HomeHead({ id, title, to, toText }: HomeHeadProps) {
  return (
    <div data-row="wrap center space-between none/normal" className={css.head}>
      <h2 id={id} data-text="title">
        {title}
      </h2>
      {to && (
        <Link to={to} data-text="semibold" data-press>
          {toText}
        </Link>
      )}
    </div>
  );
}
