-- Queues a job in the caller's transaction (core/jobs/jobs.ts runs it). A job with an existing id runs again, unless it is
-- active. ON CONFLICT finds the existing job instead of a query, because a plan that was cached for an empty table would
-- scan all jobs later.

-- Jobs with the same `subject` in their data run one at a time, the oldest first (by id). The table belongs to pg-boss,
-- which creates it before the first call.
CREATE OR REPLACE FUNCTION evm_queue_job(queue text, data jsonb, due timestamptz DEFAULT now(), priority integer DEFAULT 0,
  id uuid DEFAULT evm_new_uuid()) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO pgboss.job (id, name, data, priority, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max,
                          expire_seconds, deletion_seconds, keep_until, policy, heartbeat_seconds, group_id)
  SELECT evm_queue_job.id, q.name, evm_queue_job.data, evm_queue_job.priority, due, q.retry_limit, q.retry_delay,
         q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
         due + q.retention_seconds * interval '1 second', q.policy, q.heartbeat_seconds,
         evm_queue_job.data->>'subject'
    FROM pgboss.queue q WHERE q.name = queue
  ON CONFLICT (name, id) DO UPDATE SET state = 'created', retry_count = 0, started_on = NULL, completed_on = NULL, output = NULL,
    heartbeat_on = NULL, start_after = excluded.start_after, keep_until = excluded.keep_until
    WHERE job.state <> 'active';
  IF NOT FOUND AND NOT EXISTS (SELECT FROM pgboss.queue q WHERE q.name = queue) THEN RAISE 'There is no queue %', queue; END IF;
END $$;
