/** Whether a seat is free for whoever comes now: those who wait come first. */
export const isSeatFree = (event: { registeredCount: number; capacity: number; waitlistCount: number }): boolean =>
  event.registeredCount < event.capacity && event.waitlistCount === 0;
