-- One id for all spellings of a college, such as "St. Mary's" and "st. mary's".
CREATE OR REPLACE FUNCTION evm_college_id(text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT md5(public.evm_fold(regexp_replace(btrim($1), '\s+', ' ', 'g')))::uuid $$;
