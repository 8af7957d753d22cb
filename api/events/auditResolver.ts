import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditChange } from '../audit/AuditEntry.ts';
import type { Context } from '../core/context.ts';
import { kindOf } from '../core/ids.ts';
import { Event, type EventRow } from './Event.ts';
import { eventById } from './read.ts';

@Resolver(() => AuditChange)
export class AuditEventResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    description: 'The event that is named by its id; null where none is, or it is gone.',
  })
  async event(@Root() { field, before, after }: AuditChange, @Ctx() ctx: Context): Promise<EventRow | null> {
    const id = after ?? before;
    return field === 'event' && id !== null && kindOf(id) === 'event' ? eventById(ctx, id) : null;
  }
}
