import type { Icon } from '@primer/octicons-react';
import { useId } from 'react';
import { Bone } from '../../ui/Bone.tsx';
import css from './Tiles.module.css';

export type Tile = { icon: Icon; name: string; hint: string; value: string };

/** Figures at a glance. */
export function Tiles({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <dl className={css.tiles} data-count={tiles.length}>
        {tiles.map(({ icon: Mark, name, hint, value }) => (
          <div key={name} className={css.tile}>
            <dt className={css.name}>
              <Mark size={16} />
              {name}
            </dt>
            <dd className={css.value}>{value}</dd>
            <dd className={css.hint}>{hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function TilesSkeleton({ title, count, label }: { title: string; count: number; label: string }) {
  return (
    <div className={css.section}>
      <p className={css.title} role="status" aria-label={label}>
        {title}
      </p>
      <div className={css.tiles} data-count={count}>
        {Array.from({ length: count }, (_, n) => (
          <div key={n} className={css.tile} aria-hidden="true">
            <Bone width="70%" />
            <Bone width="45%" height="2.5rem" />
            <Bone width="60%" height="1.125rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
