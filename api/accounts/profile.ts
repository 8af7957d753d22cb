import { type Context, requireViewer } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { choicesProblem, saveChoices, storableChoices } from '../preferences/rules.ts';
import type { UserSettings } from '../settings/UserSettings.ts';
import type { UpdateUserSettingsInput } from '../settings/inputs.ts';
import { plainPhone, validateUserSettings } from '../settings/validate.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { useUpload } from '../uploads/rules.ts';
import { User } from './User.ts';
import type { UpdateProfileInput } from './inputs.ts';
import { makePhoneCode } from './phoneCode.ts';
import { spendPhoneCode } from './quota.ts';
import { sentence } from './texts.ts';
import { normalizeEmail, validateProfile } from './validate.ts';

/** Changes the viewer's own name, college and photo. */
export async function updateProfile(ctx: Context, input: UpdateProfileInput): Promise<User> {
  const viewer = requireViewer(ctx);
  refuseInvalid({
    ...validateProfile(input),
    ...(input.email && normalizeEmail(input.email) !== viewer.email && { email: sentence('emailFixed') }),
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

export async function settingsOf(ctx: Context, userId: string): Promise<UserSettings> {
  return (await ctx.em.findOneOrFail(User, userId)).settings;
}

/**
 * Changes the given settings of the viewer in one transaction. Sends a code to a new phone number, if there is an SMS
 * gateway. Throws VALIDATION_FAILED, and TOO_MANY_REQUESTS if too many codes were sent.
 */
export async function updateUserSettings(ctx: Context, input: UpdateUserSettingsInput): Promise<UserSettings> {
  const { notification, privacy, theme, language, messagePreferences } = input;
  const viewer = requireViewer(ctx);
  const choiceProblem = messagePreferences ? choicesProblem(messagePreferences) : undefined;
  refuseInvalid({
    ...validateUserSettings(input),
    ...(choiceProblem && { messagePreferences: choiceProblem }),
  });
  const changes = {
    notifyEmail: notification?.email,
    notifyPush: notification?.push,
    notifySms: notification?.sms,
    theme,
    themeChosen: theme == null ? undefined : true,
    language,
    timeZone: input.timeZone?.trim(),
    profileVisible: privacy?.profileVisible,
    showHistory: privacy?.showHistory,
  };
  const phone = typeof input.phone === 'string' ? plainPhone(input.phone) || null : undefined;
  const sendsCode = typeof phone === 'string' && (await isNewPhone(ctx, viewer.id, phone));
  if (sendsCode) await spendPhoneCode(ctx, phone);
  return ctx.em.transactional(async (em) => {
    const { settings } = await em.findOneOrFail(User, viewer.id);
    if (messagePreferences) await saveChoices(em, toUuid('user', viewer.id)!, storableChoices(messagePreferences));
    if (phone !== undefined) settings.phone = phone;
    if (phone === null) settings.verifiedPhone = null;
    if (sendsCode) await makePhoneCode(em, ctx.secret, { userId: viewer.id, phone });
    return Object.assign(settings, Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null)));
  });
}

/** Whether to send a code: the number is new and not verified, and there is an SMS gateway. */
async function isNewPhone(ctx: Context, userId: string, phone: string): Promise<boolean> {
  const settings = await settingsOf(ctx, userId);
  if (phone === settings.phone || phone === settings.verifiedPhone) return false;
  return (await ctx.em.findOneOrFail(SystemSettings, 1)).smsAddress !== '';
}
