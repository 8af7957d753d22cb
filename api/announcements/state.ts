/** As the announcement `a` is at this moment in a statement, whatever was told of it: see live.sql. */
export const state = 'evm_announcement_state(a.is_published, a.publish_at, a.ends_at, now())';

/** Whether it is there to be seen. */
export const isShown = `${state} = 'published'`;
