import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Gap } from './live.ts';

/** Why a list may be out of date. */
export enum ReadAgainReason {
  SUBSCRIBED = 'SUBSCRIBED',
  MISSED = 'MISSED',
  CHANGED = 'CHANGED',
}

registerEnumType(ReadAgainReason, {
  name: 'ReadAgainReason',
  description: 'Why what was read before may be out of date.',
  valuesConfig: {
    SUBSCRIBED: { description: 'The subscription has just begun; what changed before it was not told.' },
    MISSED: { description: 'The server itself has missed something.' },
    CHANGED: { description: 'So much has changed at once that it is not told piece by piece.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'Comes first, and again whenever something may have been missed: whatever changes from here on is told, but what was ' +
    'read before may be out of date. Reading it again now misses nothing.',
})
export class ReadAgain {
  constructor(why: Gap | 'CHANGED') {
    this.reason = ReadAgainReason[why];
  }

  @Field(() => ReadAgainReason, { description: 'Why.' })
  reason: ReadAgainReason;
}
