import { DeviceMobileIcon, MailIcon, type Icon } from '@primer/octicons-react';
import css from './Contact.module.css';

type ContactProps = {
  email: string | null | undefined;
  phone?: string | null;
  /** On phones, icons instead of the address and the number. */
  asIcons?: boolean;
};

/** A person's e-mail address and phone number as links. */
export function Contact({ email, phone, asIcons = false }: ContactProps) {
  const links: readonly (readonly [string, string | null | undefined, Icon])[] = [
    [`mailto:${encodeURIComponent(email ?? '').replace('%40', '@')}`, email, MailIcon],
    [`tel:${phone?.replace(/[^+\d]/g, '')}`, phone, DeviceMobileIcon],
  ];
  return links.map(
    ([href, text, Icon]) =>
      text && (
        <a key={href} href={href} aria-label={text} className={asIcons ? css.link : undefined}>
          {asIcons && (
            <span data-only="phone">
              <Icon size={24} />
            </span>
          )}
          <span data-only={asIcons ? 'wide' : undefined}>{text}</span>
        </a>
      ),
  );
}
