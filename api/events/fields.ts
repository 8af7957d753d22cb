export interface SwitchFacts {
  /** The value of a new event. */
  readonly initial: boolean;
  readonly description: string;
  /** What else the schema says about changing it. */
  readonly changing?: string;
  /** The option of `evm events create` and `edit`, and its help. */
  readonly option: string;
  readonly help: string;
}

/**
 * What organizers switch on or off for an event. The entity, its statements, inputs, options and forms follow from this
 * table. A new switch also needs a column (a migration), texts, and its name in access.txt, rest.graphql,
 * web/screens/events/form/switches.ts and cli/commands/events/fields.ts.
 */
export const eventSwitches = {
  hasWaitlist: {
    initial: true,
    description: 'Whether people may join a waitlist once all seats are taken.',
    changing: 'if it is turned off, people on the waitlist keep their places',
    option: 'waitlist',
    help: 'whether people may wait for a seat once all are taken',
  },
  selfCheckIn: {
    initial: false,
    description: 'Whether people with a seat can check themselves in, by a code displayed at the event.',
    option: 'self-checkin',
    help: 'whether people with a seat check themselves in by a code shown there',
  },
  walkIns: {
    initial: false,
    description: 'Whether keepers of the door may give free seats to people who come without one.',
    option: 'walk-ins',
    help: 'whether the door may give free seats to people who come without one',
  },
  isPublished: {
    initial: false,
    description:
      'Whether everybody sees a page of it before the sign-in. Only applies if `eventPublishingAllowed` is on.',
    option: 'published',
    help: 'whether everybody sees a page of the event before the sign-in, if the settings allow it',
  },
} as const satisfies Readonly<Record<string, SwitchFacts>>;

export type EventSwitch = keyof typeof eventSwitches;
export type EventSwitches = Record<EventSwitch, boolean>;

export const switchNames = Object.keys(eventSwitches) as EventSwitch[];

/** A record with a value for each switch. */
export const switchesBy = <Value>(valueOf: (name: EventSwitch) => Value): Record<EventSwitch, Value> =>
  Object.fromEntries(switchNames.map((name) => [name, valueOf(name)])) as Record<EventSwitch, Value>;

export const initialSwitches: Readonly<EventSwitches> = switchesBy((name) => eventSwitches[name].initial);
