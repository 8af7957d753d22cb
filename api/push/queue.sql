-- Whether a notice is still worth a push: unread, wanted, younger than six hours, and about an event that has not begun.
-- Letters from organizers are also pushed after the beginning.
CREATE OR REPLACE FUNCTION evm_push_now(n notices) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT n.read_at IS NULL AND n.created_at > now() - interval '6 hours'
     AND (n.kind = 'organizer-letter' OR coalesce((n.data->>'date')::timestamptz > now(), true))
     AND evm_wants(n.user_id, n.kind, 'push')
$$;
