import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { DateTime } from '../core/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { validateCheckInSelf } from './validate.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'The code that is shown at an event, by which people check themselves in.',
})
export class CheckInCode {
  @Field(() => String, {
    description: 'Six digits, which change every 30 seconds; each set holds for 30 seconds more.',
  })
  digits!: string;

  @Field(() => String, { description: 'Where it can be used, as a path of the client: what a picture of it says.' })
  path!: string;

  @Field(() => DateTime, { description: 'When the next code is shown.' })
  endsAt!: Date;

  @Field(() => DateTime, { description: "The server's clock, by which the device can set its own." })
  serverTime!: Date;
}

@InputType({ description: 'Somebody who checks themselves in.' })
export class CheckInSelfInput {
  @Field(() => ID, { description: 'At which event.' })
  eventId!: string;

  @Field(() => String, { description: 'The six digits that are shown there, however they are spaced.' })
  code!: string;
}
sayProblems('CheckInSelfInput', validateCheckInSelf);

@ObjectType({ simpleResolvers: true, description: 'That the viewer is in.' })
export class CheckInSelfPayload {
  @Field(() => DateTime, { description: 'Since when.' })
  at!: Date;

  @Field(() => String, { description: 'The name given for this event.' })
  name!: string;

  @Field(() => Event, { description: 'Where they are in.' })
  event!: EventRow;
}
