import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon, GrabberIcon, TrashIcon } from '@primer/octicons-react';
import { useId, type ComponentProps } from 'react';
import { mustBeAnswered } from '../../../../api/questions/validate.ts';
import { t } from '../../../core/i18n.tsx';
import { QuestionFields, type QuestionFieldsProps } from './QuestionFields.tsx';
import css from './QuestionRow.module.css';
import './questionsTexts.ts';

type QuestionRowProps = QuestionFieldsProps & {
  isLast: boolean;
  isOpen: boolean;
  /** The question has an error, so it cannot be folded. */
  isWrong: boolean;
  /** The distance from its place during a drag, in pixels. */
  shift: number;
  isDragged: boolean;
  handle: ComponentProps<'span'>;
  onOpen: (open: boolean) => void;
  onMove: (by: 'up' | 'down') => void;
  onRemove: () => void;
};

/** A question as a row that unfolds into its fields. */
export function QuestionRow({ isLast, isOpen, isWrong, shift, isDragged, handle, ...rest }: QuestionRowProps) {
  const { onOpen, onMove, onRemove, ...fields } = rest;
  const { question, place, disabled } = fields;
  const id = useId();
  const open = isOpen || isWrong;
  const label = question.label.trim() || t('events.questions.unnamed');
  // stay unfolded after the error is corrected
  const keepOpen = () => isWrong && !isOpen && onOpen(true);
  const acts = [
    { name: 'up', Icon: ArrowUpIcon, isEnd: place === 0, act: () => onMove('up') },
    { name: 'down', Icon: ArrowDownIcon, isEnd: isLast, act: () => onMove('down') },
    { name: 'remove', Icon: TrashIcon, isEnd: false, act: onRemove },
  ] as const;
  return (
    <li
      className={css.row}
      data-dragged={isDragged || undefined}
      style={shift ? { translate: `0 ${shift}px` } : undefined}
    >
      <div data-row="wrap center justify-end none" data-space="inside tight">
        <span data-icon-button className={css.handle} title={t('events.questions.drag')} aria-hidden="true" {...handle}>
          <GrabberIcon size={16} />
        </span>
        <button
          type="button"
          data-press
          data-fold
          data-text="muted-icons"
          data-basis="9"
          data-space="inside tight"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpen(!open)}
        >
          <ChevronDownIcon size={16} />
          <span>
            <span data-text="medium semibold break block">{label}</span>
            <span data-row="wrap none/condensed" data-text="small muted">
              <span>{t(`events.questions.${question.kind}`)}</span>
              {mustBeAnswered({ kind: question.kind, isRequired: question.isRequired }) && (
                <span>{t('events.questions.required')}</span>
              )}
            </span>
          </span>
        </button>
        <span data-row="none">
          {acts.map(({ name, Icon, isEnd, act }) => (
            <button
              key={name}
              type="button"
              data-icon-button
              className={css.act}
              data-act={name}
              disabled={disabled || isEnd}
              aria-label={t(`events.questions.${name}`, { label })}
              title={t(`events.questions.${name}`, { label })}
              onClick={act}
            >
              <Icon size={16} />
            </button>
          ))}
        </span>
      </div>
      {open && (
        <div id={id} data-stack="normal" data-quote data-space="inside condensed" onFocus={keepOpen}>
          <QuestionFields {...fields} />
        </div>
      )}
    </li>
  );
}
