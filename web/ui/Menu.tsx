import type { Icon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './Menu.module.css';

type MenuProps = {
  label: string;
  icon: Icon;
  /** As high as text fields. */ large?: boolean;
  children: ReactNode;
};

/** A button with a list of links and buttons below it. A press on one of them, or outside, closes the list. */
export function Menu({ label, icon, large = false, children }: MenuProps) {
  const id = useId();
  // before the press takes effect, so that a dialog returns the focus to the button of the menu
  const closeOnPress = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a, button')) currentTarget.hidePopover();
  };
  return (
    <>
      <Button leadingVisual={icon} popoverTarget={id} {...(large && { size: 'large' })}>
        {label}
      </Button>
      <ul id={id} popover="auto" data-floating className={css.menu} aria-label={label} onClickCapture={closeOnPress}>
        {children}
      </ul>
    </>
  );
}

type MenuItemProps = {
  icon: Icon;
  /** A line above it separates it from other items. */
  parted?: boolean;
  tone?: 'danger';
  children: ReactNode;
} & (
  | { /** A path of the application. */ to: string }
  | { /** Opens in a new tab. */ href: string }
  | { onPress: () => void; /** The press is likely to come. */ onApproach?: () => void }
);

export function MenuItem({ icon: Icon, parted = false, tone, children, ...act }: MenuItemProps) {
  const look = {
    'data-row': 'center condensed',
    'data-text': tone ? 'medium danger' : 'medium default',
    'data-hover': true,
  } as const;
  const content = (
    <>
      <Icon />
      {children}
    </>
  );
  return (
    <li className={css.item} data-parted={parted || undefined}>
      {'to' in act ? (
        <Link {...look} to={act.to}>
          {content}
        </Link>
      ) : 'href' in act ? (
        <a {...look} href={act.href} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      ) : (
        <button {...look} type="button" onPointerEnter={act.onApproach} onFocus={act.onApproach} onClick={act.onPress}>
          {content}
        </button>
      )}
    </li>
  );
}
