/** What decides whom an announcement reaches, as the API writes it; what is left out is as in a new one. */
type Reach = {
  readonly isPublished?: boolean | null;
  readonly priority?: string | null;
  readonly eventId?: string | null;
  readonly audience?: string | null;
};

/** Whether everybody hears of it, by mail too: the web and the command line ask once more before that. */
export const goesToAll = ({ isPublished, priority, eventId, audience }: Reach): boolean =>
  isPublished === true && priority === 'HIGH' && !eventId && (audience ?? 'EVERYBODY') === 'EVERYBODY';
