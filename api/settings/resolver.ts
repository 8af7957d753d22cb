import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type Context } from '../core/context.ts';
import { version } from '../core/version.ts';
import { PlatformState, UpdateSystemSettingsInput, UpdateSystemSettingsPayload } from './inputs.ts';
import { systemSettings, updateSystemSettings } from './rules.ts';
import { SystemSettings } from './SystemSettings.ts';
import { canManageSettings } from './can.ts';

@Resolver(() => SystemSettings)
export class SettingsResolver {
  @Query(() => PlatformState, { description: 'What a page must know before anybody has signed in.' })
  platform(@Ctx() ctx: Context): PlatformState {
    return { ...ctx.platform, version: canManageSettings(ctx.viewer) ? version : null };
  }

  @Query(() => SystemSettings, { description: 'What holds for the whole platform. Admins only. Errors: FORBIDDEN.' })
  systemSettings(@Ctx() ctx: Context): Promise<SystemSettings> {
    return systemSettings(ctx);
  }

  @Mutation(() => UpdateSystemSettingsPayload, {
    description:
      'Saves system settings, all that are given or none; each has its effect at once, in every process. Admins only. Errors: ' +
      'VALIDATION_FAILED, FORBIDDEN, STALE_EDIT.',
  })
  async updateSystemSettings(
    @Arg('input', () => UpdateSystemSettingsInput) input: UpdateSystemSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSystemSettingsPayload> {
    return { systemSettings: await updateSystemSettings(ctx, input) };
  }
}
