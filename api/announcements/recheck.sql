-- Checks a queued letter again right before it is sent (mail/send.ts). Returns the part that the recipient may still see;
-- null if that is nothing. Drops announcements that are no longer visible or no longer address this person. Letters from
-- organizers and reminders need an approved event. All other letters stay as they are: they report something that stays
-- true.
CREATE OR REPLACE FUNCTION evm_still_told(kind text, recipient uuid, data jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE remaining jsonb;
BEGIN
  IF kind IN ('organizer-letter', 'reminder') THEN
    RETURN CASE WHEN EXISTS (SELECT FROM events e WHERE e.id = (data->>'id')::uuid AND e.approval = 'approved') THEN data END;
  END IF;
  IF kind <> 'announcement' THEN RETURN data; END IF;
  SELECT jsonb_agg(news ORDER BY place) INTO remaining
    FROM jsonb_array_elements(jsonb_build_array(data - '{more,own}'::text[]) || coalesce(data->'more', '[]')) WITH ORDINALITY AS each (news, place)
   -- announcements in old letters have no id and are kept
   WHERE NOT news ? 'id' OR EXISTS (
     SELECT FROM announcements a LEFT JOIN events e ON e.id = a.event_id
      WHERE a.id = (news->>'id')::uuid AND (e.id IS NULL OR e.approval = 'approved')
        AND evm_announcement_state(a.is_published, a.publish_at, a.ends_at, now()) = 'published'
        AND evm_is_addressed(evm_mail_audience(a), a.event_id, a.college, recipient));
  RETURN remaining->0 || CASE WHEN jsonb_array_length(remaining) > 1 THEN jsonb_build_object('more', remaining - 0) ELSE '{}' END
    || CASE WHEN data ? 'own' THEN jsonb_build_object('own', data->'own') ELSE '{}' END;
END $$;
