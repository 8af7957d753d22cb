import { type Context, requireViewer } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { type ScoreRow } from './boards.ts';
import { leaderboardOf } from './eventBoards.ts';
import { sentence } from './texts.ts';

interface ScoreStep {
  at: Date;
  score: number;
}

interface ScoreSteps {
  id: string;
  steps: ScoreStep[];
}

const mostPeople = 20;

/** The sum after each entry. More than 100 entries are thinned to the last of each hundredth of the time span. */
const readSteps = statement<ScoreSteps>(
  'scores-steps',
  `WITH entries AS (
     SELECT s.id, a.entry, a.created_at AS at, sum(a.points) OVER (PARTITION BY s.id ORDER BY a.created_at, a.entry) AS score,
            count(*) OVER whole AS entries, min(a.created_at) OVER whole AS first,
            nullif(max(a.created_at) OVER whole, min(a.created_at) OVER whole) AS last
       FROM scores s JOIN awards a USING (event_id, user_id)
      WHERE s.id = ANY(${uuidList('$1')}) WINDOW whole AS (PARTITION BY s.id)
   ), thinned AS (
     SELECT DISTINCT ON (id, part) id, entry, at, score FROM (
       SELECT *, CASE WHEN entries <= 100 THEN entry
                      ELSE least(99, coalesce(floor(extract(epoch FROM at - first) * 100 / extract(epoch FROM last - first)), 0)) END
                   AS part
         FROM entries) AS parted
      ORDER BY id, part, at DESC, entry DESC
   )
   SELECT id, json_agg(json_build_object('at', at, 'score', score) ORDER BY at, entry) AS steps FROM thinned GROUP BY id`,
  (raw) => ({
    id: toId('score', raw.id as string),
    steps: (raw.steps as { at: string; score: number }[]).map(({ at, score }) => ({ at: new Date(at), score })),
  }),
);

const steps = perRequest<ScoreSteps>(
  (ctx, ids) => ctx.rows(readSteps, [ids.map((id) => toUuid('score', id))]),
  ({ id }) => id,
);

/** The score history of the top participants of an event. Throws VALIDATION_FAILED unless `first` is 1 to 20. */
export async function progressionOf(
  ctx: Context,
  eventId: string,
  first: number,
): Promise<{ row: ScoreRow; steps: ScoreStep[] }[]> {
  requireViewer(ctx);
  if (first < 1 || first > mostPeople) refuseInvalid({ first: sentence('firstOutside', { most: mostPeople }) });
  const { edges } = await leaderboardOf(ctx, eventId, first);
  return Promise.all(
    edges.map(async ({ node }) => ({ row: node, steps: (await steps(ctx).load(node.id))?.steps ?? [] })),
  );
}
