import { SyncIcon } from '@primer/octicons-react';
import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { isMissingCode } from './missingCode.ts';
import { t } from './i18n.tsx';
import css from './part.module.css';

type Tries = { count: number; error?: unknown };

/**
 * A part of a screen whose code is loaded when it is first shown, like React's `lazy`; but when the code cannot be
 * loaded, the rest of the screen stays as it is with all that was typed, and the part offers another try.
 */
export function part<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const begin = () => lazy(async () => ({ default: await load() }));
  let Loaded = begin();

  return class Part extends Component<P, Tries> {
    override state: Tries = { count: 0 };

    static getDerivedStateFromError(error: unknown): Partial<Tries> {
      return { error };
    }

    again = () => {
      Loaded = begin();
      this.setState(({ count }) => ({ count: count + 1, error: undefined }));
    };

    override render(): ReactNode {
      const { count, error } = this.state;
      if (!error) return <Loaded key={count} {...this.props} />;
      if (!isMissingCode(error)) throw error;
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
