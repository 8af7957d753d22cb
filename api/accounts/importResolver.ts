import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import {
  CommitUserImportInput,
  CommitUserImportPayload,
  DiscardUserImportInput,
  DiscardUserImportPayload,
  StageUserImportInput,
  StageUserImportPayload,
} from './importInputs.ts';
import { commitUserImport, discardUserImport, stageUserImport } from './importUsers.ts';

@Resolver()
export class UserImportResolver {
  @Mutation(() => StageUserImportPayload, {
    description:
      'Adds a batch of people to an import and reports those who cannot be imported. Accounts are created by ' +
      '`commitUserImport`. Admins only. Errors: VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  stageUserImport(
    @Arg('input', () => StageUserImportInput) input: StageUserImportInput,
    @Ctx() ctx: Context,
  ): Promise<StageUserImportPayload> {
    return stageUserImport(ctx, input);
  }

  @Mutation(() => CommitUserImportPayload, {
    description:
      'Creates accounts for all people of an import, or for none. Each person gets a mail with a link to ' +
      'choose a password. Admins only. Errors: FORBIDDEN, NOT_FOUND, EMAIL_TAKEN.',
  })
  async commitUserImport(
    @Arg('input', () => CommitUserImportInput) { importId }: CommitUserImportInput,
    @Ctx() ctx: Context,
  ): Promise<CommitUserImportPayload> {
    return { imported: await commitUserImport(ctx, importId) };
  }

  @Mutation(() => DiscardUserImportPayload, {
    description: 'Deletes an import that was not committed. Admins only. Errors: FORBIDDEN.',
  })
  async discardUserImport(
    @Arg('input', () => DiscardUserImportInput) { importId }: DiscardUserImportInput,
    @Ctx() ctx: Context,
  ): Promise<DiscardUserImportPayload> {
    await discardUserImport(ctx, importId);
    return { success: true };
  }
}
