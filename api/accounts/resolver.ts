import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { PlatformState, UpdateUserSettingsInput, UserSettingsView } from '../settings/inputs.ts';
import type { Page } from '../core/pages/connection.ts';
import { isOpen } from '../core/context/open.ts';
import { prices } from '../core/statements/price.ts';
import { canSeeEmail, canSeeSettings } from './can.ts';
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
  UpdateUserSettingsPayload,
  UserConnection,
  UsersArgs,
} from './inputs.ts';
import { login, logout, register, renewSession } from './rules.ts';
import { MessagePreference } from '../preferences/inputs.ts';
import { messagePreferences } from '../preferences/rules.ts';
import { settingsOf, updateProfile, updateUserSettings } from './profile.ts';
import { updateUserRole } from './roles.ts';
import { knownColleges } from './colleges.ts';
import { User } from './User.ts';
import { listUsers, needsAdmin, userById } from './read.ts';

@Resolver(() => PlatformState)
export class PlatformAdminResolver {
  @FieldResolver(() => Boolean, {
    complexity: prices.statement,
    description:
      'Whether there is no admin yet. Create the first one on the server with `npx evm server create-admin`.',
  })
  needsAdmin(@Ctx() ctx: Context): Promise<boolean> {
    return needsAdmin(ctx);
  }
}

@Resolver(() => UpdateUserSettingsPayload)
export class SavedSettingsResolver {
  @FieldResolver(() => [MessagePreference], { description: 'All preferences, as in `messagePreferences`.' })
  messagePreferences(@Ctx() ctx: Context): Promise<MessagePreference[]> {
    return messagePreferences(ctx);
  }
}

@Resolver(() => User)
export class AccountResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null without a session.' })
  viewer(@Ctx() ctx: Context): Viewer | null {
    if (ctx.viewer) requireViewer(ctx);
    return ctx.viewer;
  }

  @Query(() => UserConnection, {
    description: 'All users, newest first. Admins only. Errors: FORBIDDEN.',
  })
  users(@Args(() => UsersArgs) args: UsersArgs, @Ctx() ctx: Context): Promise<Page<Viewer>> {
    return listUsers(ctx, args);
  }

  @Query(() => User, { nullable: true, description: 'A person with an account. Admins only. Errors: FORBIDDEN.' })
  user(
    @Arg('id', () => ID, { description: 'The identifier of the person.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Viewer | null> {
    return userById(ctx, id);
  }

  @Query(() => [String], {
    complexity: prices.aggregates,
    description:
      'Colleges to choose from: those of at least three people, at most 300, most people first. Spellings ' +
      'that differ in case, accents and spaces count as one. Needs no session.',
  })
  knownColleges(@Ctx() ctx: Context): Promise<string[]> {
    return knownColleges(ctx);
  }

  @FieldResolver(() => String, { description: 'First and last name.' })
  name(@Root() user: Viewer): string {
    return `${user.firstName} ${user.lastName}`;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'E-mail address; null unless the viewer is the user or an admin.',
  })
  email(@Root() user: Viewer, @Ctx() ctx: Context): string | null {
    return canSeeEmail(ctx, user.id) ? user.email : null;
  }

  @FieldResolver(() => UserSettingsView, {
    nullable: true,
    description: 'The user’s settings; null for other viewers.',
  })
  async settings(@Root() user: Viewer, @Ctx() ctx: Context): Promise<UserSettingsView | null> {
    return canSeeSettings(ctx, user.id) ? new UserSettingsView(user.id, await settingsOf(ctx, user.id)) : null;
  }

  @Extensions(isOpen)
  @Mutation(() => RegisterPayload, {
    description:
      'Creates an account; does not sign in. If e-mail addresses must be confirmed, the user must first ' +
      'follow the mailed link. Errors: VALIDATION_FAILED, EMAIL_TAKEN, REGISTRATION_CLOSED, ' +
      'TOO_MANY_REQUESTS (more than 20 in a minute or 300 in an hour from one network; ' +
      '`extensions.retryAfter` in seconds).',
  })
  async register(
    @Arg('input', () => RegisterInput) input: RegisterInput,
    @Ctx() ctx: Context,
  ): Promise<RegisterPayload> {
    return { user: await register(ctx, input) };
  }

  @Extensions(isOpen)
  @Mutation(() => LoginPayload, {
    description:
      'Signs in with e-mail and password. Errors: VALIDATION_FAILED, UNAUTHENTICATED, EMAIL_UNVERIFIED (the ' +
      'user must first follow the mailed link), TOO_MANY_REQUESTS (with `extensions.retryAfter` in seconds).',
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
      'Issues a new token for the session of this request. Each use extends the session, but a token expires ' +
      'after 30 days.',
  })
  renewSession(@Ctx() ctx: Context): Promise<RenewSessionPayload> {
    return renewSession(ctx);
  }

  @Mutation(() => UpdateProfilePayload, {
    description: "Changes the viewer's own name, college and photo. Errors: VALIDATION_FAILED.",
  })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateProfilePayload> {
    return { user: await updateProfile(ctx, input) };
  }

  @Mutation(() => UpdateUserSettingsPayload, {
    description: "Changes the viewer's own settings; omitted fields stay unchanged.",
  })
  async updateUserSettings(
    @Arg('input', () => UpdateUserSettingsInput) input: UpdateUserSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateUserSettingsPayload> {
    const user = requireViewer(ctx);
    return { settings: new UserSettingsView(user.id, await updateUserSettings(ctx, input)), user };
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
