import type { Icon } from '@primer/octicons-react';
import { useId } from 'react';
import { Bone } from '../../ui/Bone.tsx';
import css from './Tiles.module.css';

export type Tile = { icon: Icon; name: string; hint: string; value: string };

export function Tiles({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  const id = useId();
  return (
    <section data-stack="cozy" aria-labelledby={id}>
      <h2 data-text="title" id={id}>
        {title}
      </h2>
      <dl data-stack="cozy" data-columns="9" className={tiles.length === 6 ? css.six : undefined}>
        {tiles.map(({ icon: Mark, name, hint, value }) => (
          <div data-stack="tight" key={name} data-space="around normal" data-card>
            <dt data-row="center condensed" data-text="medium muted-icons">
              <Mark size={16} />
              {name}
            </dt>
            <dd data-text="huge numbers">{value}</dd>
            <dd data-text="small muted">{hint}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function TilesSkeleton({ title, count, label }: { title: string; count: number; label: string }) {
  return (
    <div data-stack="cozy">
      <p data-text="title" role="status" aria-label={label}>
        {title}
      </p>
      <div data-stack="cozy" data-columns="9" className={count === 6 ? css.six : undefined}>
        {Array.from({ length: count }, (_, n) => (
          <div data-stack="tight" key={n} data-space="around normal" data-card aria-hidden="true">
            <Bone width="70%" />
            <Bone width="45%" height="2.5rem" />
            <Bone width="60%" height="1.125rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
