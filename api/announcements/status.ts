/** The minimum time between two notifications about one announcement, in seconds. */
export const notificationInterval = 3600;

/** The fields that decide the reach of an announcement, in the form of the API. An omitted field has its default. */
type ReachFields = {
  readonly isPublished?: boolean | null;
  readonly priority?: string | null;
  readonly eventId?: string | null;
  readonly audience?: string | null;
};

/** Whether all users get it by mail; the web and the CLI ask for confirmation first. */
export const goesToAll = ({ isPublished, priority, eventId, audience }: ReachFields): boolean =>
  isPublished === true && priority === 'HIGH' && !eventId && (audience ?? 'EVERYBODY') === 'EVERYBODY';
