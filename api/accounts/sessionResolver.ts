import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context, Viewer } from '../core/context.ts';
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

/** How and where a person is signed in. */
@Resolver(() => User)
export class SessionResolver {
  @FieldResolver(() => [UserSession], {
    nullable: true,
    description: 'Where the person is signed in, the last used first, at most 50: only for themself, else null.',
  })
  sessions(@Root() { id }: Viewer, @Ctx() ctx: Context): Promise<UserSession[]> | null {
    return canSeeSettings(ctx, id) ? sessionsOf(ctx, id) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the person has a password; false: signs in with Google only. Only for themself, else null.',
  })
  async hasPassword(@Root() { id }: Viewer, @Ctx() ctx: Context): Promise<boolean | null> {
    return canSeeSettings(ctx, id) ? ((await signInFacts(ctx).load(id))?.hasPassword ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the person can sign in with Google. Only for themself, else null.',
  })
  async hasGoogle(@Root() { id }: Viewer, @Ctx() ctx: Context): Promise<boolean | null> {
    return canSeeSettings(ctx, id) ? ((await signInFacts(ctx).load(id))?.hasGoogle ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether it was shown that the e-mail address is theirs. Only for themself and for admins, else null.',
  })
  async emailVerified(@Root() { id }: Viewer, @Ctx() ctx: Context): Promise<boolean | null> {
    return canSeeEmail(ctx, id) ? ((await signInFacts(ctx).load(id))?.emailVerified ?? null) : null;
  }

  @Mutation(() => ChangePasswordPayload, {
    description:
      "Changes the viewer's password and ends all their sessions; a fresh one goes on from here. Errors: " +
      'VALIDATION_FAILED (`currentPassword` where it is wrong or there is none), TOO_MANY_REQUESTS (with ' +
      '`extensions.retryAfter` in seconds).',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() ctx: Context,
  ): Promise<ChangePasswordPayload> {
    return changePassword(ctx, input);
  }

  @Mutation(() => EndSessionPayload, {
    description: "Ends one of the viewer's sessions: whoever uses it is signed out at once. Errors: NOT_FOUND.",
  })
  async endSession(
    @Arg('input', () => EndSessionInput) input: EndSessionInput,
    @Ctx() ctx: Context,
  ): Promise<EndSessionPayload> {
    return { user: await endSession(ctx, input), endedSessionId: input.sessionId };
  }

  @Mutation(() => LogoutEverywherePayload, { description: 'Ends all sessions of the viewer, this one too.' })
  async logoutEverywhere(@Ctx() ctx: Context): Promise<LogoutEverywherePayload> {
    await logoutEverywhere(ctx);
    return { success: true };
  }
}
