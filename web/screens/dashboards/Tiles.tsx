import { useId } from 'react';
import { Bone } from '../../ui/Bone.tsx';

export type Tile = { name: string; hint: string; value: string };

export function Tiles({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  const id = useId();
  return (
    <section data-stack="cozy" aria-labelledby={id}>
      <h2 data-text="title" id={id}>
        {title}
      </h2>
      <dl data-stack="condensed" data-columns="9" data-card="padded">
        {tiles.map(({ name, hint, value }) => (
          <div data-stack="none" key={name} data-space="inside tight">
            <dt data-text="medium">{name}</dt>
            <dd data-text="title numbers">{value}</dd>
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
      <div data-stack="condensed" data-columns="9" data-card="padded">
        {Array.from({ length: count }, (_, n) => (
          <div data-stack="tight" key={n} data-space="inside tight" aria-hidden="true">
            <Bone width="70%" />
            <Bone width="45%" height="1.5rem" />
            <Bone width="60%" height="1.125rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
