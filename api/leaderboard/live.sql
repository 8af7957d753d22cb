-- Appends score changes to the journal. changes.ts decides which viewers are notified.

-- Appends one entry per score, or one per event if more than 20 scores changed. The rows no longer hold two facts:
-- their colleges until now (`left_places`), and whether they counted overall until now (`had_counted`).
CREATE OR REPLACE FUNCTION evm_append_scores(touched scores[], left_places uuid[] DEFAULT '{}', had_counted boolean DEFAULT false)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(touched) <= 20 THEN
    INSERT INTO journal (kind, event_id, user_id, data)
    SELECT 'score.changed', s.event_id, s.user_id, jsonb_build_object('scoreId', s.id, 'counted', s.counted OR had_counted,
             'collegeIds', s.college_id || left_places, 'eventCreatedById', e.created_by)
      FROM unnest(touched) AS s LEFT JOIN events e ON e.id = s.event_id ORDER BY s.id;
  ELSE
    INSERT INTO journal (kind, event_id, data)
    SELECT 'score.changed', s.event_id,
           jsonb_build_object('counted', bool_or(s.counted OR had_counted), 'eventCreatedById', e.created_by)
      FROM unnest(touched) AS s LEFT JOIN events e ON e.id = s.event_id GROUP BY s.event_id, e.created_by ORDER BY s.event_id;
  END IF;
END $$;
