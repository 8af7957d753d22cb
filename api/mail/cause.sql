-- Groups letters by cause, so that an announcement to many people is one entry (causes.ts).

-- The id of a cause. Letters of one transaction share it if kind and content are equal. The keys 'was' (the state that the
-- recipient knew) and 'own' do not count, because they differ per recipient. The id starts with the time, so that causes
-- sort by it.
CREATE OR REPLACE FUNCTION evm_mail_cause(at timestamptz, kind text, data jsonb, source text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') ||
    left(md5(concat_ws(' ', kind, data - '{was,own}'::text[], source)), 20))::uuid
$$;
