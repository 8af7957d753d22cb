import { LinkButton, type ButtonProps } from '@primer/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type ButtonLinkProps = Pick<
  ButtonProps,
  'variant' | 'size' | 'leadingVisual' | 'trailingVisual' | 'block' | 'aria-describedby'
> & {
  to: string;
  state?: object;
  children: ReactNode;
};

/** A router link that looks like a button. A long text wraps, for example if the text is enlarged. */
export function ButtonLink(props: ButtonLinkProps) {
  return <LinkButton as={Link} labelWrap {...props} />;
}
