-- "St. Mary's" and "st.  mary's" are one college
CREATE OR REPLACE FUNCTION evm_college_id(text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT md5(public.evm_fold(regexp_replace(btrim($1), '\s+', ' ', 'g')))::uuid $$;
