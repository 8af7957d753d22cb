import { SignOutIcon, ThreeBarsIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import type { AreaControl, AreaLink } from '../core/area.tsx';
import { useAuth } from '../core/auth.tsx';
import { useConnection } from '../core/connection.ts';
import { t } from '../core/i18n.tsx';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';
import type { SessionUser } from '../core/session.ts';
import { ControlsMenu } from '../ui/ControlsMenu.tsx';
import { Avatar } from './Avatar.tsx';
import { Brand } from './Brand.tsx';
import { ConnectionSign } from './ConnectionSign.tsx';
import css from './Header.module.css';
import { HeaderChoices } from './HeaderChoices.tsx';
import { useScrolled } from './useScrolled.ts';

const SearchButton = lazyWithRetry(async () => (await import('./palette/SearchButton.tsx')).SearchButton, {
  silentOffline: true,
});

type HeaderProps = {
  user: SessionUser;
  links: readonly AreaLink[];
  controls: readonly AreaControl[];
  onMenu: () => void;
};

export function Header({ user, links, controls, onMenu }: HeaderProps) {
  const { logout, loading } = useAuth();
  const navigate = useNavigate();

  async function leave() {
    await logout();
    await navigate('/login', { replace: true });
  }

  return (
    <header data-row="center tight" className={css.header} data-scrolled={useScrolled(10) || undefined}>
      <button
        type="button"
        data-hover
        className={`${css.item} ${css.menu}`}
        aria-label={t('layout.openMenu')}
        onClick={onMenu}
      >
        <ThreeBarsIcon />
      </button>
      <Brand to="/home" compact={useConnection() === 'offline'} />
      <div data-row="center none" data-text="fixed" className={css.end}>
        <ConnectionSign />
        {links.map(
          ({ to, label, Icon, in: places }) =>
            Icon &&
            places.includes('header') && (
              <NavLink key={to} to={to} data-hover className={`${css.item} ${css.menu}`} aria-label={t(label)}>
                <Icon />
              </NavLink>
            ),
        )}
        {controls.map(({ id, Component }) => (
          <Suspense key={id} fallback={<span data-icon-button />}>
            <Component />
          </Suspense>
        ))}
        <ControlsMenu label={t('layout.account', { name: nameOf(user) })} button={<Avatar user={user} />}>
          <Suspense fallback={<span data-icon-button />}>
            <SearchButton links={links} />
          </Suspense>
          <HeaderChoices />
          <Link
            to="/profile"
            data-hover
            data-text="semibold"
            className={css.item}
            aria-label={t('layout.profileOf', { name: nameOf(user) })}
          >
            <Avatar user={user} />
            <span data-text="truncate" className={css.name}>
              {nameOf(user)}
            </span>
          </Link>
          {links.map(
            ({ to, label, Icon, in: places }) =>
              Icon &&
              places.includes('menu') && (
                <Link key={to} to={to} className={css.onlyInMenu}>
                  <Icon />
                  {t(label)}
                </Link>
              ),
          )}
          <button type="button" data-hover className={css.item} disabled={loading} onClick={() => void leave()}>
            <SignOutIcon />
            {t('layout.logout')}
          </button>
        </ControlsMenu>
      </div>
    </header>
  );
}

function nameOf(user: SessionUser): string {
  return user.firstName || t('layout.someone');
}
