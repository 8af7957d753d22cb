-- Letters know what set them off, so that those of one cause are one line (causes.ts).

-- The same for all letters that one transaction writes of one kind and content, whatever each reader was told before ('was')
-- and whatever is in it for them alone ('own').
-- It begins with the time, as other ids do, so that causes sort by it.
CREATE OR REPLACE FUNCTION evm_mail_cause(at timestamptz, kind text, data jsonb, source text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') ||
    left(md5(concat_ws(' ', kind, data - '{was,own}'::text[], source)), 20))::uuid
$$;
