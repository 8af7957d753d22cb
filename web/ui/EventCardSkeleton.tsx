import { Bone } from './Bone.tsx';
import css from './EventCard.module.css';

/** Has the height of an EventCard with a one-line title. */
export function EventCardSkeleton() {
  return (
    <div data-stack="none" data-card="clipped" className={css.card} aria-hidden="true">
      <div className={css.media}>
        <Bone height="100%" />
      </div>
      <div data-stack="cozy" data-text="grow" data-space="around normal" className={css.body}>
        <Bone width="70%" height="1.375rem" />
        <div data-stack="condensed" className={css.description}>
          <Bone height="0.875rem" />
          <Bone height="0.875rem" />
          <Bone width="45%" height="0.875rem" />
        </div>
        <div data-stack="cozy" data-space="inside tight" className={css.facts}>
          <Bone width="60%" height="0.875rem" />
          <Bone width="50%" height="0.875rem" />
          <Bone width="40%" height="0.875rem" />
        </div>
        <div data-stack="cozy" className={css.wide}>
          <span data-track />
          <Bone width="35%" height="1.5rem" round />
          <div data-row="center space-between none" className={css.foot}>
            <Bone width="6rem" height="1.25rem" />
            <Bone width="6rem" height="1.25rem" />
          </div>
        </div>
      </div>
    </div>
  );
}

/** `count` skeletons for an EventGrid. */
export function EventCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, n) => <EventCardSkeleton key={n} />);
}
