import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t, useLanguage } from '../../core/i18n.tsx';
import { useTheme, type Theme } from '../../core/theme.ts';
import { Failure } from '../../ui/Failure.tsx';
import { loadGoogle } from './googleIdentity.ts';
import form from './AccountForm.module.css';
import css from './GooglePart.module.css';
import { googleFailed, googleReason, type GoogleNewcomer, type GooglePurpose } from './google.ts';
import { useLoginWithGoogle } from './useLoginWithGoogle.ts';

type GooglePartProps = {
  clientId: string;
  purpose: GooglePurpose;
  /** Called if Google knows the person but this platform has no account for them. */
  onNewcomer: (newcomer: GoogleNewcomer) => void;
};

/** Google's own button below a form, or a short notice if its script does not load. The route guard redirects afterwards. */
export function GooglePart({ clientId, purpose, onNewcomer }: GooglePartProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const login = useLoginWithGoogle();

  async function enter(credential: string) {
    setBusy(true);
    setProblem(undefined);
    try {
      const newcomer = await login(credential, null);
      if (newcomer) onNewcomer(newcomer);
    } catch (error) {
      setProblem(googleReason(error, purpose));
      setBusy(false);
    }
  }

  return (
    <div data-stack="normal" className={form.google}>
      <p data-row="center cozy" data-text="small muted" data-space="above normal" className={css.or}>
        {t('google.or')}
      </p>
      <Failure title={googleFailed(purpose)} error={problem} />
      <div hidden={busy}>
        <GoogleButton clientId={clientId} purpose={purpose} onCredential={(credential) => void enter(credential)} />
      </div>
      {busy && (
        <p className={css.place} role="status">
          {t('google.busy')}
        </p>
      )}
    </div>
  );
}

type GoogleButtonProps = Pick<GooglePartProps, 'clientId' | 'purpose'> & { onCredential: (credential: string) => void };

function GoogleButton({ clientId, purpose, onCredential }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const theme = useTheme();
  const [missing, setMissing] = useState(false);
  const receive = useEffectEvent(onCredential);

  useEffect(() => {
    let left = false;
    loadGoogle(clientId, (credential) => left || receive(credential)).then(
      (google) => {
        if (left || !place.current) return;
        setMissing(false);
        place.current.replaceChildren();
        google.renderButton(place.current, {
          size: 'large',
          theme: isDark(theme) ? 'filled_black' : 'outline',
          text: `${purpose}_with`,
          width: Math.max(200, Math.min(400, place.current.clientWidth)),
          locale: language,
        });
      },
      () => left || setMissing(true),
    );
    return () => {
      left = true;
    };
  }, [clientId, purpose, language, theme]);

  return (
    <div className={css.place}>
      {missing && <p data-text="small muted center">{t('google.unavailable')}</p>}
      <div ref={place} className={css.button} />
    </div>
  );
}

const isDark = (theme: Theme) =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
