import type { ReactNode } from 'react';
import { useSession } from '../../../core/session.ts';
import { Bone } from '../../../ui/Bone.tsx';

/** The widths of the buttons to come, in rem, so that the content below them does not move. */
const widths = [4.8, 8.4, 5.6, 10];

type EventActionsSkeletonProps = {
  runs: boolean;
  /** Actions that all viewers have. */
  children: ReactNode;
};

/** A placeholder for the actions while they load: the primary action, then a row of others. */
export function EventActionsSkeleton({ runs, children }: EventActionsSkeletonProps) {
  const decides = useSession()?.user.role === 'ADMIN';
  return (
    <>
      <Bone height="max(2.5rem, var(--target))" />
      {runs && widths.map((width) => <Bone key={width} width={`${width}rem`} height="var(--target)" />)}
      {children}
      {decides && <Bone width="5.8rem" height="var(--target)" />}
    </>
  );
}
