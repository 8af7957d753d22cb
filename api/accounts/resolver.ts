import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, Viewer } from '../core/context.ts';
import { canSeeEmail } from './can.ts';
import {
  LoginInput,
  LoginPayload,
  LogoutPayload,
  RegisterInput,
  RegisterPayload,
  RenewSessionPayload,
  UpdateProfileInput,
  UpdateProfilePayload,
  UpdateUserRoleInput,
  UpdateUserRolePayload,
} from './inputs.ts';
import { login, logout, register, renewSession, updateProfile, updateUserRole } from './rules.ts';
import { User } from './User.ts';
import './read.ts';

@Resolver(() => User)
export class AccountResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in person; null where nobody is signed in.' })
  viewer(@Ctx() ctx: Context): Viewer | null {
    return ctx.viewer;
  }

  @FieldResolver(() => String, { description: 'First and last name.' })
  name(@Root() user: Viewer): string {
    return `${user.firstName} ${user.lastName}`;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail address: only for the person themself and for admins, else null.',
  })
  email(@Root() user: Viewer, @Ctx() ctx: Context): string | null {
    return canSeeEmail(ctx, user.id) ? user.email : null;
  }

  @Mutation(() => RegisterPayload, {
    description: 'Makes an account for a participant; does not sign in. Errors: VALIDATION_FAILED, EMAIL_TAKEN.',
  })
  async register(
    @Arg('input', () => RegisterInput) input: RegisterInput,
    @Ctx() ctx: Context,
  ): Promise<RegisterPayload> {
    return { user: await register(ctx, input) };
  }

  @Mutation(() => LoginPayload, {
    description:
      'Signs in with e-mail and password. Errors: VALIDATION_FAILED, UNAUTHENTICATED, TOO_MANY_REQUESTS (with ' +
      '`extensions.retryAfter` in seconds).',
  })
  login(@Arg('input', () => LoginInput) input: LoginInput, @Ctx() ctx: Context): Promise<LoginPayload> {
    return login(ctx, input);
  }

  @Mutation(() => LogoutPayload, { description: 'Ends the session of this request.' })
  async logout(@Ctx() ctx: Context): Promise<LogoutPayload> {
    await logout(ctx);
    return { success: true };
  }

  @Mutation(() => RenewSessionPayload, {
    description:
      'A fresh token for the session of this request. Sessions are renewed by being used; a token itself ends after 30 days.',
  })
  renewSession(@Ctx() ctx: Context): Promise<RenewSessionPayload> {
    return renewSession(ctx);
  }

  @Mutation(() => UpdateProfilePayload, {
    description: "Changes the viewer's own name and college. Errors: VALIDATION_FAILED.",
  })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateProfilePayload> {
    return { user: await updateProfile(ctx, input) };
  }

  @Mutation(() => UpdateUserRolePayload, {
    description:
      'Gives a person another role and ends all their sessions. Admins only. Errors: FORBIDDEN, NOT_FOUND, LAST_ADMIN.',
  })
  async updateUserRole(
    @Arg('input', () => UpdateUserRoleInput) input: UpdateUserRoleInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateUserRolePayload> {
    return { user: await updateUserRole(ctx, input) };
  }
}
