import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** Whether a ticket grants entry. */
export enum TicketState {
  VALID = 'valid',
  ON_HOLD = 'on_hold',
  CANCELLED = 'cancelled',
  OVER = 'over',
  GIVEN_BACK = 'given_back',
}

registerEnumType(TicketState, {
  name: 'TicketState',
  description: 'Whether a ticket grants entry.',
  valuesConfig: {
    VALID: { description: 'Grants entry on the day of the event.' },
    ON_HOLD: { description: 'Grants no entry for now: the event is no longer approved.' },
    CANCELLED: { description: 'Grants no entry: the event is cancelled.' },
    OVER: { description: 'The event is over.' },
    GIVEN_BACK: { description: 'The seat was given back.' },
  },
});

/** A ticket as statements return it. Only its holder may see it. */
export interface TicketRow {
  registrationId: string;
  eventId: string;
  name: string;
  ticketNumber: number;
  state: TicketState;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The ticket of a seat, shown at the door. Only its holder can read it.',
})
export class Ticket {
  @Field(() => ID, { description: 'The ID of the registration; each seat has one ticket.' })
  registrationId!: string;

  @Field(() => String, {
    description:
      'The name in the registration, or that of the account if the seat was given back before names were stored.',
  })
  name!: string;

  @Field(() => TicketState, { description: 'Whether the ticket grants entry.' })
  state!: TicketState;
}
