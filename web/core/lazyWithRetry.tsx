import { SyncIcon } from '@primer/octicons-react';
import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { t, textsReady } from './i18n.tsx';
import { isMissingCode, reloadForNewCode } from './missingCode.ts';

type RetryState = { count: number; error?: unknown; isOffline?: boolean };

/**
 * React's `lazy` for a part of a screen. If its code cannot be loaded, the rest of the screen keeps its state. A button
 * retries, and so does the return of the connection. With `silentOffline`, it shows no error while offline; for parts
 * without a place of their own on the screen.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { silentOffline = false } = {},
): ComponentType<P> {
  const createLazy = () =>
    lazy(async () => {
      const part = await load();
      await textsReady();
      return { default: part };
    });
  let LazyPart = createLazy();

  return class Part extends Component<P, RetryState> {
    override state: RetryState = { count: 0 };

    static getDerivedStateFromError(error: unknown): Partial<RetryState> {
      return { error };
    }

    override componentDidMount(): void {
      addEventListener('online', this.retry);
    }

    override componentDidCatch(error: unknown): void {
      if (isMissingCode(error)) void this.noteConnection();
    }

    async noteConnection(): Promise<void> {
      const isOffline = !(await reloadForNewCode());
      this.setState({ isOffline });
    }

    override componentWillUnmount(): void {
      removeEventListener('online', this.retry);
    }

    retry = () => {
      if (!this.state.error) return;
      LazyPart = createLazy();
      this.setState(({ count }) => ({ count: count + 1, error: undefined }));
    };

    override render(): ReactNode {
      const { count, error, isOffline = !navigator.onLine } = this.state;
      if (!error) return <LazyPart key={count} {...this.props} />;
      if (!isMissingCode(error)) throw error;
      if (silentOffline && isOffline) return null;
      return (
        <p data-row="wrap center tight/normal" data-text="danger" role="alert">
          {t(isOffline ? 'error.offline' : 'error.part')}
          <button type="button" data-press data-text="semibold accent" onClick={this.retry}>
            <SyncIcon />
            {t('error.tryAgain')}
          </button>
        </p>
      );
    }
  };
}
