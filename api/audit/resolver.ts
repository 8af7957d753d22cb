import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Page } from '../core/pages/connection.ts';
import type { Context } from '../core/context/context.ts';
import { AuditEntry } from './AuditEntry.ts';
import { AuditArgs, AuditEntryConnection } from './inputs.ts';
import { auditTrail } from './read.ts';

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditEntryConnection, {
    description:
      'Role changes, settings, approvals, deletions and score corrections, newest first. Admins only. Errors: FORBIDDEN.',
  })
  auditTrail(@Args(() => AuditArgs) args: AuditArgs, @Ctx() ctx: Context): Promise<Page<AuditEntry>> {
    return auditTrail(ctx, args);
  }
}
