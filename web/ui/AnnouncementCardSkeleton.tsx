import { Bone } from './Bone.tsx';
import css from './AnnouncementCard.module.css';

/** `count` skeletons of cards with two lines of text. */
export function AnnouncementCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, n) => (
    <div data-row="cozy" key={n} className={css.card} aria-hidden="true">
      <Bone width="2.5rem" height="2.5rem" round />
      <div data-stack="condensed" data-text="grow">
        <Bone width="min(22rem, 80%)" height="1.5rem" />
        <Bone width="min(40rem, 100%)" height="1.25rem" />
        <Bone width="min(28rem, 70%)" height="1.25rem" />
        <Bone width="11rem" height="1rem" />
      </div>
    </div>
  ));
}
