import { useSession } from '../../core/session.ts';
import { Bone } from '../../ui/Bone.tsx';

/** How wide the buttons are that will stand there, in rem, so that what comes below them stays where it is. */
const widths = {
  helper: [8],
  runs: [8, 4.8, 8.4, 6.5, 7.3, 7.1, 8.6, 6],
  decides: [5.8],
};

/** In the place of what may be done with an event, until it is there. */
export function EventActionsBones({ runs }: { runs: boolean }) {
  const decides = useSession()?.user.role === 'ADMIN';
  const those = [...(decides ? widths.decides : []), ...(runs ? widths.runs : widths.helper)];
  return those.map((width) => <Bone key={width} width={`${width}rem`} height="var(--act-height)" />);
}
