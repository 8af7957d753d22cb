import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, Viewer } from '../core/context/context.ts';
import { canSeeEmail, canSeeSettings } from './can.ts';
import { changePassword } from './changePassword.ts';
import { endSession, logoutEverywhere, sessionsOf, signInFacts } from './mySessions.ts';
import {
  ChangePasswordInput,
  ChangePasswordPayload,
  EndSessionInput,
  EndSessionPayload,
  LogoutEverywherePayload,
  UserSession,
} from './sessionInputs.ts';
import { User } from './User.ts';

@Resolver(() => User)
export class SessionResolver {
  @FieldResolver(() => [UserSession], {
    nullable: true,
    description: 'The user’s sessions, last used first, at most 50; null for other viewers.',
  })
  sessions(@Root() { id }: Viewer, @Ctx() ctx: Context): Promise<UserSession[]> | null {
    return canSeeSettings(ctx, id) ? sessionsOf(ctx, id) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the user has a password; false if they only sign in with Google. Null for other viewers.',
  })
  async hasPassword(@Root() { id }: Viewer, @Ctx() ctx: Context): Promise<boolean | null> {
    return canSeeSettings(ctx, id) ? ((await signInFacts(ctx).load(id))?.hasPassword ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the user can sign in with Google. Null for other viewers.',
  })
  async hasGoogle(@Root() { id }: Viewer, @Ctx() ctx: Context): Promise<boolean | null> {
    return canSeeSettings(ctx, id) ? ((await signInFacts(ctx).load(id))?.hasGoogle ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the e-mail address is confirmed. Null unless the viewer is the user or an admin.',
  })
  async emailVerified(@Root() { id }: Viewer, @Ctx() ctx: Context): Promise<boolean | null> {
    return canSeeEmail(ctx, id) ? ((await signInFacts(ctx).load(id))?.emailVerified ?? null) : null;
  }

  @Mutation(() => ChangePasswordPayload, {
    description:
      "Changes the viewer's password, ends all their sessions and opens a new one. Errors: VALIDATION_FAILED " +
      '(`currentPassword` if it is wrong or the account has none), TOO_MANY_REQUESTS (with ' +
      '`extensions.retryAfter` in seconds).',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() ctx: Context,
  ): Promise<ChangePasswordPayload> {
    return changePassword(ctx, input);
  }

  @Mutation(() => EndSessionPayload, {
    description: "Ends one of the viewer's sessions at once. Errors: NOT_FOUND.",
  })
  async endSession(
    @Arg('input', () => EndSessionInput) input: EndSessionInput,
    @Ctx() ctx: Context,
  ): Promise<EndSessionPayload> {
    return { user: await endSession(ctx, input), endedSessionId: input.sessionId };
  }

  @Mutation(() => LogoutEverywherePayload, {
    description: 'Ends all sessions of the viewer, including the current one.',
  })
  async logoutEverywhere(@Ctx() ctx: Context): Promise<LogoutEverywherePayload> {
    await logoutEverywhere(ctx);
    return { success: true };
  }
}
