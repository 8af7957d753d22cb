import { useNavigation } from 'react-router-dom';
import css from './Progress.module.css';

/** A thin bar while the next screen loads; a quick change never shows it. */
export function Progress() {
  const { state } = useNavigation();
  return <div className={css.bar} data-busy={state !== 'idle' || undefined} aria-hidden="true" />;
}
