import { SyncIcon } from '@primer/octicons-react';
import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { t } from './i18n.tsx';
import css from './lazyWithRetry.module.css';
import { isMissingCode } from './missingCode.ts';

type Attempts = { count: number; error?: unknown };

/**
 * React's `lazy` for a part of a screen. If its code cannot be loaded, the rest of the screen keeps its state. A button
 * retries, and so does the return of the connection. A part without a place of its own on the screen (`unseen`) shows no
 * error while offline.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { unseen = false } = {},
): ComponentType<P> {
  const begin = () => lazy(async () => ({ default: await load() }));
  let Loaded = begin();

  return class Part extends Component<P, Attempts> {
    override state: Attempts = { count: 0 };

    static getDerivedStateFromError(error: unknown): Partial<Attempts> {
      return { error };
    }

    override componentDidMount(): void {
      addEventListener('online', this.again);
    }

    override componentWillUnmount(): void {
      removeEventListener('online', this.again);
    }

    again = () => {
      if (!this.state.error) return;
      Loaded = begin();
      this.setState(({ count }) => ({ count: count + 1, error: undefined }));
    };

    override render(): ReactNode {
      const { count, error } = this.state;
      if (!error) return <Loaded key={count} {...this.props} />;
      if (!isMissingCode(error)) throw error;
      if (unseen && !navigator.onLine) return null;
      return (
        <p className={css.missing} role="alert">
          {t('error.part')}
          <button type="button" className={css.again} onClick={this.again}>
            <SyncIcon />
            {t('error.tryAgain')}
          </button>
        </p>
      );
    }
  };
}
