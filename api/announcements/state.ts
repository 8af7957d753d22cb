/** SQL: the state of `a` by the clock, which `shown` may lag behind; see live.sql. */
export const state = 'evm_announcement_state(a.is_published, a.publish_at, a.ends_at, now())';

/** SQL condition: `a` is visible to its audience now. */
export const isShown = `${state} = 'published'`;
