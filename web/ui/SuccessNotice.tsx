import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type MessageId, t } from '../core/i18n.tsx';
import { inLanguage } from '../core/languageTags.ts';
import { Notice } from './Notice.tsx';

/** A message about an event or a series. Its title may have another language than the page. */
export type SaidOfTitle = {
  id: MessageId;
  values: { title: string; [name: string]: string | number };
  language: string | null;
};

/** Shows the success message of the previous screen once: `navigate(to, { state: { said } })`, as a text or as SaidOfTitle. */
export function SuccessNotice() {
  const { state } = useLocation() as { state: { said?: string | SaidOfTitle } | null };
  const said = state?.said;
  useEffect(() => {
    // do not show it again after a reload or on going back
    if (said) history.replaceState({ ...(history.state as object), usr: null }, '');
  }, [said]);
  if (!said) return null;
  return (
    <Notice tone="success">
      {typeof said === 'string'
        ? said
        : t(said.id, { ...said.values, title: inLanguage(said.values.title, said.language) })}
    </Notice>
  );
}
