-- Every process is told of each score that has changed (changes.ts decides whom it concerns).

CREATE OR REPLACE FUNCTION evm_score_facts(s scores) RETURNS jsonb LANGUAGE sql STABLE
AS $$ SELECT jsonb_build_object('eventId', s.event_id, 'scoreId', s.id, 'userId', s.user_id, 'counted', s.counted,
        'collegeIds', ARRAY[s.college_id], 'eventCreatedById', (SELECT created_by FROM events WHERE id = s.event_id)) $$;

-- few rows are told one by one; of many it is told that they have changed
CREATE OR REPLACE FUNCTION evm_tell_scores(all_facts jsonb) RETURNS void LANGUAGE sql AS $$
SELECT evm_tell('score', facts) FROM jsonb_array_elements(all_facts) AS facts
 WHERE jsonb_array_length(all_facts) <= 20;
SELECT evm_tell('score', jsonb_build_object('eventId', facts->'eventId', 'counted', bool_or((facts->'counted')::boolean),
       'eventCreatedById', facts->'eventCreatedById'))
  FROM jsonb_array_elements(all_facts) AS facts WHERE jsonb_array_length(all_facts) > 20
 GROUP BY facts->'eventId', facts->'eventCreatedById' $$;
