import { useId, type ReactNode } from 'react';

type PanelProps = {
  id?: string;
  /** Omit it if the screen's heading already says the same. */
  title?: ReactNode;
  /** Shown next to the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled section of a screen. */
export function Panel({ id: place, title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section data-stack="roomy" data-card="padded" id={place} {...(title && { 'aria-labelledby': id })}>
      {title && (
        <div data-row="wrap center space-between condensed/normal">
          <h2 id={id}>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
