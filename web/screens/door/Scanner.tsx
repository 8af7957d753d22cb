import { PersonAddIcon, XIcon } from '@primer/octicons-react';
import { Button, PortalContext, registerPortalRoot } from '@primer/react';
import { type PropsWithChildren, useLayoutEffect, useRef } from 'react';
import { t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { DoorAnswer, type AnswerMessage } from './DoorAnswer.tsx';
import css from './Scanner.module.css';
import { useCamera } from './useCamera.ts';

type ScannerProps = {
  /** How many people are in. */
  counts: string;
  message: AnswerMessage | undefined;
  /** Undefined while a dialog covers the camera. */
  onText: ((text: string) => void) | undefined;
  /** If the event takes walk-ins. */
  onWalkIn: (() => void) | undefined;
  onClose: () => void;
};

/** Dialogs above the scanner must be inside of it, because it makes the rest of the page inert. */
const portal = { portalContainerName: 'scanner' };

/** The camera in full screen, with each answer below it. Its children are dialogs above it. */
export function Scanner({ counts, message, onText, onWalkIn, onClose, children }: PropsWithChildren<ScannerProps>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { video, cameras, chosen, choose, torch, switchTorch, problem } = useCamera(onText);
  // close before React removes the dialog, so that it returns the focus
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    registerPortalRoot(element, portal.portalContainerName);
    return () => element.close();
  }, []);
  return (
    <dialog ref={dialog} className={css.scanner} aria-label={t('door.scanner')} onCancel={onClose}>
      <div data-row="wrap center space-between condensed" data-space="around cozy">
        <p data-text="title numbers">{counts}</p>
        <div data-row="wrap center condensed">
          {cameras.length > 1 && (
            <Select aria-label={t('door.camera')} value={chosen} onChange={({ target }) => choose(target.value)}>
              {cameras.map(({ deviceId, label }, place) => (
                <option key={deviceId} value={deviceId}>
                  {label || t('door.cameraNumber', { number: place + 1 })}
                </option>
              ))}
            </Select>
          )}
          {torch !== undefined && (
            <Button aria-pressed={torch} onClick={switchTorch}>
              {t('door.torch')}
            </Button>
          )}
          {onWalkIn && (
            <Button leadingVisual={PersonAddIcon} onClick={onWalkIn}>
              {t('door.walkIn')}
            </Button>
          )}
          <Button leadingVisual={XIcon} onClick={onClose}>
            {t('door.close')}
          </Button>
        </div>
      </div>
      <div className={css.seen}>
        {problem && (
          <Notice tone="danger" title={t(problem === 'BLOCKED' ? 'door.cameraBlocked' : 'door.cameraNone')}>
            {t('door.cameraHint')}
          </Notice>
        )}
        <video ref={video} className={css.video} hidden={problem !== undefined} muted playsInline />
      </div>
      <div data-space="around cozy" className={css.answer}>
        <DoorAnswer message={message} />
        {!message && !problem && <p data-text="large">{t('door.hold')}</p>}
      </div>
      <PortalContext value={portal}>{children}</PortalContext>
    </dialog>
  );
}
