import { useSession } from '../../../core/session.ts';
import { Bone } from '../../../ui/Bone.tsx';

/** The widths of the buttons to come, in rem, so that the content below them does not move. */
const widths = {
  helper: [8],
  runs: [8, 4.8, 8.4, 6.5, 7.3, 7.1, 8.6, 6],
  decides: [5.8],
};

/** A placeholder for the actions while they load. */
export function EventActionsSkeleton({ runs }: { runs: boolean }) {
  const decides = useSession()?.user.role === 'ADMIN';
  const buttonWidths = [...(decides ? widths.decides : []), ...(runs ? widths.runs : widths.helper)];
  return buttonWidths.map((width) => <Bone key={width} width={`${width}rem`} height="var(--act-height)" />);
}
