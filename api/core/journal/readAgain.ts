import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Gap } from './live.ts';

export enum ReadAgainReason {
  SUBSCRIBED = 'SUBSCRIBED',
  MISSED = 'MISSED',
  CHANGED = 'CHANGED',
}

registerEnumType(ReadAgainReason, {
  name: 'ReadAgainReason',
  description: 'Why data that was read before may be outdated.',
  valuesConfig: {
    SUBSCRIBED: { description: 'The subscription has just begun; earlier changes were not sent.' },
    MISSED: { description: 'The server itself may have missed a notification.' },
    CHANGED: { description: 'Too much has changed at once to send each change.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'Sent first, and again whenever something may have been missed. All later changes are sent, but data ' +
    'that was read before may be outdated. Reading it again now misses nothing.',
})
export class ReadAgain {
  constructor(why: Gap | 'CHANGED') {
    this.reason = ReadAgainReason[why];
  }

  @Field(() => ReadAgainReason, { description: 'The reason.' })
  reason: ReadAgainReason;
}
