import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Registration, type RegistrationRow } from '../registrations/Registration.ts';
import { arrivalsOf, checkedInAt, isWalkIn } from './arrivals.ts';
import { Arrival } from './arrivalsInputs.ts';

@Resolver(() => Registration)
export class RegistrationAttendanceResolver {
  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'When the person was checked in; null if they were not. For keepers of the door and the person, else null.',
  })
  checkedInAt(@Root() registration: RegistrationRow, @Ctx() ctx: Context): Promise<Date | null> {
    return checkedInAt(ctx, registration);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the person was checked in without a seat before. For keepers of the door, else null.',
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
      'Cumulative arrivals from the first person to the last, in up to 60 points. For keepers of the door, else null.',
  })
  arrivals(@Root() event: EventRow, @Ctx() ctx: Context): Promise<readonly Arrival[] | null> {
    return arrivalsOf(ctx, event);
  }
}
