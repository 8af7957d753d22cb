import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { validateCheckInSelf } from './validate.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'The code for self check-in, displayed at the event.',
})
export class CheckInCode {
  @Field(() => String, {
    description: 'Six digits, which change every 30 seconds. A code stays valid for 30 more seconds.',
  })
  digits!: string;

  @Field(() => String, { description: 'The path of the web client that the QR code contains.' })
  path!: string;

  @Field(() => DateTime, { description: 'When the next code is displayed, or check-in closes.' })
  endsAt!: Date;

  @Field(() => DateTime, { description: "The server's time, so that the device can correct its own clock." })
  serverTime!: Date;
}

@InputType({ description: 'A self check-in.' })
export class CheckInSelfInput {
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: 'The six digits displayed at the event, with or without spaces.' })
  code!: string;
}
registerInputRule('CheckInSelfInput', validateCheckInSelf);

@ObjectType({ simpleResolvers: true, description: 'The result of a self check-in.' })
export class CheckInSelfPayload {
  @Field(() => DateTime, { description: 'The time of the check-in.' })
  at!: Date;

  @Field(() => String, { description: 'The name given for this event.' })
  name!: string;

  @Field(() => Event, { description: 'The event.' })
  event!: EventRow;
}
