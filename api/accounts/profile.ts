import { type Context, requireViewer } from '../core/context.ts';
import { refuseInvalid } from '../core/errors.ts';
import type { UserSettings } from '../settings/UserSettings.ts';
import type { UpdateUserSettingsInput } from '../settings/inputs.ts';
import { plainPhone, validateUserSettings } from '../settings/validate.ts';
import { useUpload } from '../uploads/rules.ts';
import { User } from './User.ts';
import type { UpdateProfileInput } from './inputs.ts';
import { normalizeEmail, validateProfile } from './validate.ts';

/** Changes the viewer's own name, college and photo. */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const viewer = requireViewer(ctx);
  refuseInvalid({
    ...validateProfile(input),
    ...(input.email && normalizeEmail(input.email) !== viewer.email && { email: 'Email cannot be changed' }),
  });
  return ctx.em.transactional(async (em) => {
    const user = await em.findOneOrFail(User, viewer.id);
    const photo = input.photo === undefined ? user.photo : input.photo || null;
    if (photo !== user.photo) await useUpload(em, viewer, { purpose: 'profile', image: photo, field: 'photo' });
    return em.assign(user, {
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      college: input.college.trim(),
      photo,
    });
  });
}

/** The settings of somebody. */
export async function settingsOf(ctx: Context, userId: string): Promise<UserSettings> {
  return (await ctx.em.findOneOrFail(User, userId)).settings;
}

/** Changes those of the viewer's settings that are given. */
export async function updateUserSettings(ctx: Context, input: UpdateUserSettingsInput): Promise<UserSettings> {
  const { notification, privacy, theme, language } = input;
  const viewer = requireViewer(ctx);
  refuseInvalid(validateUserSettings(input));
  const given = {
    notifyEmail: notification?.email,
    notifyPush: notification?.push,
    notifySms: notification?.sms,
    theme,
    language,
    profileVisible: privacy?.profileVisible,
    showHistory: privacy?.showHistory,
  };
  return ctx.em.transactional(async (em) => {
    const { settings } = await em.findOneOrFail(User, viewer.id);
    if (typeof input.phone === 'string') settings.phone = plainPhone(input.phone) || null;
    return Object.assign(settings, Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)));
  });
}
