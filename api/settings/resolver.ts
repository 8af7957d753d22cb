import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context } from '../core/context/context.ts';
import { serverZone } from '../core/context/time.ts';
import { version } from '../core/context/version.ts';
import { PlatformState, UpdateSystemSettingsInput, UpdateSystemSettingsPayload } from './inputs.ts';
import { systemSettings, updateSystemSettings } from './rules.ts';
import { SystemSettings } from './SystemSettings.ts';
import { canManageSettings } from './can.ts';

@Resolver(() => SystemSettings)
export class SettingsResolver {
  @Query(() => PlatformState, { description: 'The state of the platform that pages need before sign-in.' })
  platform(@Ctx() ctx: Context): PlatformState {
    return { ...ctx.platform, version: canManageSettings(ctx.viewer) ? version : null };
  }

  @Query(() => SystemSettings, { description: 'The settings of the whole platform. Admins only. Errors: FORBIDDEN.' })
  systemSettings(@Ctx() ctx: Context): Promise<SystemSettings> {
    return systemSettings(ctx);
  }

  @FieldResolver(() => String, {
    description:
      "The college's time zone (IANA name) for mail, calendars and exports. Default: the time zone of the server.",
  })
  timeZone(@Root() { timeZone }: SystemSettings): string {
    return timeZone || serverZone();
  }

  @Mutation(() => UpdateSystemSettingsPayload, {
    description:
      'Saves system settings: all given ones, or none. They take effect at once in every process. Admins only. ' +
      'Errors: VALIDATION_FAILED, FORBIDDEN, STALE_EDIT.',
  })
  async updateSystemSettings(
    @Arg('input', () => UpdateSystemSettingsInput) input: UpdateSystemSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<UpdateSystemSettingsPayload> {
    return { systemSettings: await updateSystemSettings(ctx, input) };
  }
}
