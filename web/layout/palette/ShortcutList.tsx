import { useState } from 'react';
import { t } from '../../core/i18n.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import css from './Palette.module.css';
import './paletteTexts.ts';
import { hasSingleKeys, isApple, setSingleKeys } from './shortcuts.ts';

/** All shortcuts, and a switch for those that could be pressed by mistake. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(hasSingleKeys);
  const shortcuts = [
    { keys: [isApple ? '⌘' : t('key.ctrl'), 'K'], text: t('shortcuts.palette') },
    { keys: ['/'], text: t('shortcuts.here') },
    { keys: ['?'], text: t('shortcuts.list') },
    { keys: [t('key.arrows')], text: t('shortcuts.move') },
    { keys: [t('key.enter')], text: t('shortcuts.open') },
    { keys: [t('key.escape')], text: t('shortcuts.close') },
  ];
  return (
    <LazyDialog title={t('shortcuts.title')} onClose={onClose}>
      <div data-stack="normal" data-text="medium">
        <ul data-rows="bare">
          {shortcuts.map(({ keys, text }) => (
            <li key={text} data-row="center space-between normal" data-space="inside condensed">
              {text}
              <span data-row="tight" data-text="fixed">
                {keys.map((key) => (
                  <kbd key={key} data-text="center" className={css.key}>
                    {key}
                  </kbd>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <Switch
          label={t('shortcuts.single')}
          hint={t('shortcuts.singleHint')}
          checked={isOn}
          onChange={(change) => {
            setSingleKeys(change.target.checked);
            setOn(change.target.checked);
          }}
        />
      </div>
    </LazyDialog>
  );
}
