import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { DateTime } from '../core/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Registration, type RegistrationRow } from '../registrations/Registration.ts';
import { arrivalsOf, checkedInAt, isWalkIn } from './arrivals.ts';
import { Arrival } from './arrivalsInputs.ts';

/** What the door adds to a registration. */
@Resolver(() => Registration)
export class RegistrationAttendanceResolver {
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Since when the person is in: for whoever keeps the door, else null; null too while they are not in.',
  })
  checkedInAt(@Root() registration: RegistrationRow, @Ctx() ctx: Context): Promise<Date | null> {
    return checkedInAt(ctx, registration);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the person is in and had no seat before they came: for whoever keeps the door, else null.',
  })
  isWalkIn(@Root() registration: RegistrationRow, @Ctx() ctx: Context): Promise<boolean | null> {
    return isWalkIn(ctx, registration);
  }
}

@Resolver(() => Event)
export class ArrivalsResolver {
  @FieldResolver(() => [Arrival], {
    nullable: true,
    complexity: prices.search,
    description:
      'How many people had come by when, from the first of them to the last, in up to 60 steps: for whoever keeps the ' +
      'door, else null.',
  })
  arrivals(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly Arrival[] | null> {
    return arrivalsOf(ctx, event);
  }
}
