import { ImageIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UploadField_limits$key } from '../__generated__/UploadField_limits.graphql.ts';
import { typeProblem, type Purpose } from '../../api/uploads/validate.ts';
import { formatNumber, t } from '../core/i18n.tsx';
import { inWords } from '../core/inWords.ts';
import { FieldError } from './FieldError.tsx';
import css from './UploadField.module.css';
import './uploadTexts.ts';
import { useUpload } from './useUpload.ts';

type UploadFieldProps = {
  label: ReactNode;
  purpose: Purpose;
  limits: UploadField_limits$key;
  /** The address of the current picture; empty if there is none. */
  value: string;
  onChange: (address: string) => void;
  /** Reports whether an upload is in progress; do not save the form during that time. */
  onBusy: (busy: boolean) => void;
  error?: string | undefined;
  /** Other ways to choose a picture. */
  otherWays?: ReactNode;
  /** Renders the picture: the local file during the upload, then the uploaded one. */
  children: (address: string) => ReactNode;
};

/** A picture from the device, by drop or file picker; uploads at once. */
export function UploadField(props: UploadFieldProps) {
  const { label, purpose, value, onChange, onBusy, error, otherWays, children } = props;
  const limits = useFragment(
    graphql`
      fragment UploadField_limits on UploadLimits {
        maxMegabytes
        extensions
      }
    `,
    props.limits,
  );
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { upload, problem, busy, send, cancel } = useUpload({ purpose, rules: limits, onUploaded: onChange });
  const [isDragOver, setDragOver] = useState(false);
  const disabledHint = limits.extensions.length === 0 ? inWords(typeProblem(new Uint8Array(), limits)) : undefined;
  const shownProblem = problem?.text ?? error;

  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);
  useEffect(ignoreDropsOutside, []);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabledHint) void send(file);
  };
  const retry = (file: File) => {
    button.current?.focus();
    void send(file);
  };
  const remove = () => {
    cancel();
    onChange('');
    button.current?.focus();
  };

  return (
    <div
      data-stack="start normal"
      data-columns="rest"
      className={css.upload}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <div data-stack="condensed" className={css.side}>
        <p data-text="medium semibold" id={`${id}-label`}>
          {label}
        </p>
        <div
          data-stack="justify-center condensed"
          data-space="around normal"
          className={css.zone}
          data-over={isDragOver || undefined}
          data-invalid={shownProblem ? true : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setDragOver(!disabledHint);
          }}
          onDragLeave={() => setDragOver(false)}
          onDrop={drop}
        >
          <input
            ref={picker}
            type="file"
            hidden
            accept={limits.extensions.join(',')}
            aria-hidden="true"
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void send(file);
              // reset, so that choosing the same file again fires a change event
              target.value = '';
            }}
          />
          {!disabledHint && (
            <div data-row="wrap center condensed">
              <Button
                labelWrap
                ref={button}
                size="large"
                leadingVisual={busy ? undefined : ImageIcon}
                aria-describedby={`${id}-hint${shownProblem ? ` ${id}-error` : ''}`}
                onClick={() => (busy ? cancel() : picker.current?.click())}
              >
                {t(busy ? 'upload.cancel' : value ? 'upload.another' : 'upload.choose')}
              </Button>
              {!busy && value && (
                <Button size="large" onClick={remove}>
                  {t('upload.remove')}
                </Button>
              )}
              {!busy && !value && (
                <span data-text="muted" data-only="wide">
                  {t('upload.drop')}
                </span>
              )}
            </div>
          )}
          {busy && (
            <div
              data-track
              className={css.bar}
              role="progressbar"
              aria-label={t('upload.progress')}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(upload!.share * 100)}
              data-busy={upload!.share === 1 || undefined}
            >
              <span style={{ inlineSize: `${upload!.share * 100}%` }} />
            </div>
          )}
          <p data-text="small muted" id={`${id}-hint`}>
            {disabledHint ??
              (busy
                ? upload!.share < 1
                  ? t('upload.sendingSoFar', { name: upload!.name, share: upload!.share })
                  : t('upload.finishing')
                : t('upload.hint', {
                    types: limits.extensions.join(', '),
                    max: formatNumber(limits.maxMegabytes),
                  }))}
          </p>
          <p data-unseen role="status">
            {busy
              ? t('upload.sending', { name: upload!.name })
              : upload && upload.address === value && t('upload.done')}
          </p>
        </div>
        {shownProblem && (
          <div data-row="wrap center condensed">
            <FieldError id={`${id}-error`} role="alert">
              {shownProblem}
            </FieldError>
            {problem?.file && (
              <Button size="small" onClick={() => retry(problem.file!)}>
                {t('ui.tryAgain')}
              </Button>
            )}
          </div>
        )}
        {otherWays}
      </div>
      {children(upload && (busy || upload.address === value) ? upload.local : value)}
    </div>
  );
}

/** Prevents the browser from opening a file that was dropped outside the field. */
function ignoreDropsOutside() {
  const ignore = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', ignore);
  window.addEventListener('drop', ignore);
  return () => {
    window.removeEventListener('dragover', ignore);
    window.removeEventListener('drop', ignore);
  };
}
