-- The facts of an event in messages and calendars (EventFacts in ics.ts). `titles` are those of the translations, by language.
CREATE OR REPLACE FUNCTION evm_facts(e events) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', e.id, 'title', e.title, 'language', e.language,
    'titles', (SELECT jsonb_object_agg(key, value->'title') FROM jsonb_each(e.translations)),
    'location', e.location, 'date', e.date, 'endsAt', e.ends_at, 'version', e.version) $$;
