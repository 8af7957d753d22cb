import { useId } from 'react';
import type { MessageWay } from '../../__generated__/usePreferencesQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import box from '../../ui/CheckField.module.css';
import css from './KindsTable.module.css';
import { type KindChoice, sortTopics, textsOf } from './topics.ts';
import { usePreferences } from './usePreferences.ts';

export type KindsTableProps = {
  /** The form's current switches for e-mail, push and text messages, saved or not. */
  enabledWays: { readonly [Way in MessageWay]?: boolean };
  unsaved: readonly KindChoice[];
  disabled: boolean;
  onChange: (unsaved: readonly KindChoice[]) => void;
};

/** A table of message kinds by ways of delivery, with a checkbox each. */
export function KindsTable({ enabledWays, unsaved, disabled, onChange }: KindsTableProps) {
  const id = useId();
  const rows = usePreferences();
  const topics = sortTopics(new Set(rows.map(({ topic }) => topic)));
  const ways = rows
    .filter(({ topic }) => topic === topics[0])
    .map(({ way, isWayOn }) => ({ way, isOn: enabledWays[way] ?? isWayOn }));
  return (
    <div data-stack="cozy">
      <p data-text="small muted">{t('preferences.text')}</p>
      {ways
        .filter(({ isOn }) => !isOn)
        .map(({ way }) => (
          <p key={way} id={`${id}-${way}`} data-text="small">
            {t('preferences.off', { way: t(`preferences.${way}`) })}
          </p>
        ))}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('preferences.kind')}</th>
            {ways.map(({ way }) => (
              <th key={way} scope="col" id={`${id}-of-${way}`}>
                {t(`preferences.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => {
            const { name, hint } = textsOf(topic);
            return (
              <tr key={topic}>
                <th scope="row">
                  <span data-text="medium" id={`${id}-${topic}`}>
                    {name}
                  </span>
                  {hint && <p data-text="small muted">{hint}</p>}
                </th>
                {ways.map(({ way, isOn }) => {
                  const isHere = (each: { topic: string; way: MessageWay }) => each.topic === topic && each.way === way;
                  const row = rows.find(isHere);
                  const choose = (wanted: boolean) =>
                    onChange([
                      ...unsaved.filter((each) => !isHere(each)),
                      ...(wanted === row?.wanted ? [] : [{ topic, way, wanted }]),
                    ]);
                  return (
                    <td key={way}>
                      {row?.viewerCanChoose ? (
                        <label className={css.cell}>
                          <input
                            type="checkbox"
                            className={box.box}
                            checked={unsaved.find(isHere)?.wanted ?? row.wanted}
                            disabled={!isOn || disabled}
                            aria-labelledby={`${id}-${topic} ${id}-of-${way}`}
                            aria-describedby={isOn ? undefined : `${id}-${way}`}
                            onChange={({ target }) => choose(target.checked)}
                          />
                        </label>
                      ) : (
                        <span data-text="small muted" title={t('preferences.never')}>
                          <span aria-hidden="true">–</span>
                          <span data-unseen>{t('preferences.never')}</span>
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
