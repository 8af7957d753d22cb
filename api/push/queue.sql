-- Whether it is still worth a push: not read meanwhile, wanted, not hours old, and not about an event that has begun; what an
-- organizer writes is of use also then.
CREATE OR REPLACE FUNCTION evm_push_now(n notices) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT n.read_at IS NULL AND n.created_at > now() - interval '6 hours'
     AND (n.kind = 'organizer-letter' OR coalesce((n.data->>'date')::timestamptz > now(), true))
     AND evm_wants(n.user_id, n.kind, 'push')
$$;
