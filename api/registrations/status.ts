/** Whether a new person can take a seat. People on the waitlist have priority. */
export const isSeatFree = (event: { registeredCount: number; capacity: number; waitlistCount: number }): boolean =>
  event.registeredCount < event.capacity && event.waitlistCount === 0;
