import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '../audit/AuditEntry.ts';
import type { Context } from '../core/context/context.ts';
import { kindOf } from '../core/ids/ids.ts';
import { eventById } from './read.ts';

@Resolver(() => AuditEntry)
export class AuditEventResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The title of the event in the changes; null if they name none, or it was deleted.',
  })
  async eventTitle(@Root() { changes }: AuditEntry, @Ctx() ctx: Context): Promise<string | null> {
    const id = changes.find(({ field }) => field === 'event')?.after ?? null;
    return id !== null && kindOf(id) === 'event' ? ((await eventById(ctx, id))?.title ?? null) : null;
  }
}
