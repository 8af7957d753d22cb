-- The titles of translations by language; null if there are none.
CREATE OR REPLACE FUNCTION evm_titles(translations jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT jsonb_object_agg(key, value->'title') FROM jsonb_each(translations) $$;

-- The facts of an event in messages and calendars (EventFacts in ics.ts).
CREATE OR REPLACE FUNCTION evm_facts(e events) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', e.id, 'title', e.title, 'language', e.language, 'titles', evm_titles(e.translations),
    'location', e.location, 'date', e.date, 'endsAt', e.ends_at, 'version', e.version) $$;
