import { useLoaderData } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Screen } from '../../ui/Screen.tsx';

/** The terms that users accept at sign-up. Empty lines separate paragraphs; a line that begins with # is a heading. */
export function TermsScreen() {
  useTitle(t('terms.title'));
  const written = useLoaderData<string>();
  const paragraphs = (written || t('terms.usual', { email: t('footer.email') })).split(/\n\s*\n|\n(?=#)/);
  return (
    <Screen narrow title={t('terms.title')}>
      <Panel>
        <div data-stack="normal" data-text="large pre-line">
          {paragraphs.map((paragraph, n) => {
            const [, heading, rest] = /^#+\s*(.*)\n?([^]*)$/.exec(paragraph) ?? [];
            // the order never changes
            const key = `${n}`;
            if (heading === undefined) return <p key={key}>{paragraph}</p>;
            return (
              <section key={key} data-stack="tight">
                <h2>{heading}</h2>
                {rest && <p>{rest}</p>}
              </section>
            );
          })}
        </div>
      </Panel>
    </Screen>
  );
}
