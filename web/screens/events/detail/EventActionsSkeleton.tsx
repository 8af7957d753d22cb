import type { ReactNode } from 'react';
import { useSession } from '../../../core/session.ts';
import { Bone } from '../../../ui/Bone.tsx';

/** The widths of the buttons to come, in rem, so that the content below them does not move. */
const widths = { runs: [4.8, 8.4, 5.6, 10], decides: [5.8] };

type EventActionsSkeletonProps = {
  runs: boolean;
  /** Actions that all viewers have. */
  children: ReactNode;
};

/** A placeholder for the actions while they load: the primary action, then a row of others. */
export function EventActionsSkeleton({ runs, children }: EventActionsSkeletonProps) {
  const decides = useSession()?.user.role === 'ADMIN';
  const bones = [...(decides ? widths.decides : []), ...(runs ? widths.runs : [])];
  return (
    <>
      <Bone height="max(2.5rem, var(--target))" />
      {bones.map((width) => (
        <Bone key={width} width={`${width}rem`} height="var(--target)" />
      ))}
      {children}
    </>
  );
}
