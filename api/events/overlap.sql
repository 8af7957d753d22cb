-- Whether two events overlap. An event without an end counts as the moment of its start. `over` is the column over_at.
CREATE OR REPLACE FUNCTION evm_overlap(one timestamptz, one_over timestamptz, other timestamptz, other_over timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT one = other OR one < other_over AND other < one_over $$;
