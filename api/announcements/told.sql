-- What is left to be told at the moment of sending of what was written to somebody before (mail/send.ts); null: nothing, for
-- they may no longer see what it is about. Of announcements in one letter those go that are not there any more, or are not for
-- this person; what organizers write and reminders go with their event. What says that something has ended stays true.
CREATE OR REPLACE FUNCTION evm_still_told(kind text, recipient uuid, data jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE remaining jsonb;
BEGIN
  IF kind IN ('organizer-letter', 'reminder') THEN
    RETURN CASE WHEN EXISTS (SELECT FROM events e WHERE e.id = (data->>'id')::uuid AND e.approval = 'approved') THEN data END;
  END IF;
  IF kind <> 'announcement' THEN RETURN data; END IF;
  SELECT jsonb_agg(news ORDER BY place) INTO remaining
    FROM jsonb_array_elements(jsonb_build_array(data - 'more') || coalesce(data->'more', '[]')) WITH ORDINALITY AS each (news, place)
   -- those that were written before they had an id are told as they are
   WHERE NOT news ? 'id' OR EXISTS (
     SELECT FROM announcements a LEFT JOIN events e ON e.id = a.event_id
      WHERE a.id = (news->>'id')::uuid AND (e.id IS NULL OR e.approval = 'approved')
        AND evm_announcement_state(a.is_published, a.publish_at, a.ends_at, now()) = 'published'
        AND evm_is_addressed(evm_mail_audience(a), a.event_id, a.college, recipient));
  RETURN remaining->0 || CASE WHEN jsonb_array_length(remaining) > 1 THEN jsonb_build_object('more', remaining - 0) ELSE '{}' END;
END $$;
