import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** Whether a ticket opens the door. */
export enum TicketState {
  VALID = 'valid',
  ON_HOLD = 'on_hold',
  OVER = 'over',
  GIVEN_BACK = 'given_back',
}

registerEnumType(TicketState, {
  name: 'TicketState',
  description: 'Whether a ticket opens the door.',
  valuesConfig: {
    VALID: { description: 'It does, on the day.' },
    ON_HOLD: { description: 'Not for now: its event is not approved any more.' },
    OVER: { description: 'The event is over.' },
    GIVEN_BACK: { description: 'Its seat was given back.' },
  },
});

/** A ticket as the reading statements give it, to nobody but the person whose it is. */
export interface TicketRow {
  registrationId: string;
  eventId: string;
  name: string;
  ticketNumber: number;
  state: TicketState;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What somebody with a seat shows at the door. Only the person whose it is can read it.',
})
export class Ticket {
  @Field(() => ID, { description: 'The registration that it is of: each seat has one ticket.' })
  registrationId!: string;

  @Field(() => String, {
    description: 'The name given for the event; of a seat that was given back, that of the account.',
  })
  name!: string;

  @Field(() => TicketState, { description: 'Whether it opens the door.' })
  state!: TicketState;
}
