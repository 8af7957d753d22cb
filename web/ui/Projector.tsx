import { ScreenFullIcon, ScreenNormalIcon, XIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../core/i18n.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import css from './Projector.module.css';
import './projectorTexts.ts';

type ProjectorProps = {
  title: ReactNode;
  /** The address of the screen that closes it. */
  close: string;
  /** Sets the content in large type. */
  large?: boolean;
  children: ReactNode;
};

/** Covers the window and hides everything else, for a projector. */
export function Projector({ title, close, large = false, children }: ProjectorProps) {
  return (
    <div data-stack="normal" className={css.board} data-cover>
      <header data-row="wrap start space-between condensed" data-text="fixed">
        <h1 data-text="huge">{title}</h1>
        <div data-row="condensed">
          <FullScreen />
          <ButtonLink to={close} leadingVisual={XIcon}>
            {t('projector.close')}
          </ButtonLink>
        </div>
      </header>
      {large ? <div className={css.large}>{children}</div> : children}
    </div>
  );
}

function FullScreen() {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      // leaving this screen also ends full screen
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  if (!document.fullscreenEnabled) return null;
  return (
    <Button
      leadingVisual={isFull ? ScreenNormalIcon : ScreenFullIcon}
      onClick={() => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
    >
      {t(isFull ? 'projector.window' : 'projector.fullScreen')}
    </Button>
  );
}
