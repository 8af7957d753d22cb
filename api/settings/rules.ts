import { LockMode } from '@mikro-orm/core';
import { record } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { seal, unseal } from '../core/context/seal.ts';
import { serverZone } from '../core/context/time.ts';
import type { UpdateSystemSettingsInput } from './inputs.ts';
import { SystemSettings } from './SystemSettings.ts';
import { sentence } from './texts.ts';
import { isLong, isSecret, type SecretName, type SystemSettingsFields, type TextName, textNames } from './fields.ts';
import { extensionsOf, validateSystemSettings, wrongGateway } from './validate.ts';
import { canManageSettings } from './can.ts';

/** Throws FORBIDDEN unless the viewer is an admin. */
export function requireAdmin(ctx: Context): void {
  if (!canManageSettings(requireViewer(ctx))) throw refusal('FORBIDDEN', sentence('forbidden'));
}

/** The system settings. Throws FORBIDDEN unless the viewer is an admin. */
export async function systemSettings(ctx: Context): Promise<SystemSettings> {
  requireAdmin(ctx);
  return ctx.em.findOneOrFail(SystemSettings, 1);
}

/**
 * Saves the given system settings and writes the changes to the audit trail. The trigger `system_settings_tell` (live.sql)
 * notifies all other processes; this one applies the settings before the function returns. Throws STALE_EDIT if the
 * settings have changed since `unchangedSince` and this would change them again, and FORBIDDEN unless the viewer is an admin.
 */
export async function updateSystemSettings(ctx: Context, input: UpdateSystemSettingsInput): Promise<SystemSettings> {
  requireAdmin(ctx);
  const { unchangedSince, ...given } = input;
  refuseInvalid(validateSystemSettings(given));
  const { smtpPassword, smsToken, ...rest } = given;
  const fields = cleanFields(rest);
  if (fields.smsAddress && !ctx.outgoing.maySendTo(fields.smsAddress)) refuseInvalid({ smsAddress: wrongGateway });
  const saved = await ctx.em.transactional(async (em) => {
    const settings = await em.findOneOrFail(SystemSettings, 1, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      populate: ['smtpPassword', 'smsToken'],
    });
    const changed = (Object.keys(fields) as (keyof Fields)[]).filter((name) => settings[name] !== fields[name]);
    const newSecrets = Object.entries({ smtpPassword, smsToken }).filter(
      ([name, text]) => text && unseal(ctx.secret, settings[name as SecretName] ?? '') !== text,
    ) as [SecretName, string][];
    // a repetition after a lost answer changes nothing
    if (changed.length + newSecrets.length === 0) return settings;
    if (unchangedSince && settings.updatedAt.getTime() !== unchangedSince.getTime())
      throw refusal('STALE_EDIT', sentence('stale'));
    const before = Object.fromEntries(changed.map((name) => [name, truncateForTrail(settings[name])]));
    const after: Record<string, unknown> = Object.fromEntries(
      changed.map((name) => [name, truncateForTrail(fields[name])]),
    );
    em.assign(settings, {
      ...fields,
      ...Object.fromEntries(newSecrets.map(([name, text]) => [name, seal(ctx.secret, text)])),
      updatedAt: new Date(),
    });
    for (const [name] of newSecrets) after[name] = '(changed)';
    await record(em, ctx, {
      action: 'settings.change',
      subjectId: null,
      subjectName: 'System settings',
      before,
      after,
    });
    return settings;
  });
  await ctx.applySettings();
  return saved;
}

/** The audit trail is shown as a list, so long texts are truncated to 300 characters. */
const truncateForTrail = (value: unknown) =>
  typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value;

type Fields = { [Name in keyof Omit<SystemSettingsFields, SecretName>]?: SystemSettings[Name] };

const isTrimmed = (name: string): name is Exclude<TextName, SecretName | 'terms'> =>
  textNames.some((each) => each === name && !isSecret(each) && !isLong(each));

/** The given fields, trimmed and normalized; a null text becomes an empty one. */
function cleanFields(input: Omit<UpdateSystemSettingsInput, SecretName | 'unchangedSince'>): Fields {
  const definedFields = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Fields;
  for (const name of Object.keys(definedFields).filter(isTrimmed))
    definedFields[name] = definedFields[name]?.trim() ?? '';
  if (typeof definedFields.terms === 'string')
    definedFields.terms = definedFields.terms.replaceAll('\r\n', '\n').trim();
  else delete definedFields.terms;
  // clients send back the time zone that they have read; that is no choice
  if (definedFields.timeZone === serverZone()) definedFields.timeZone = '';
  if ('allowedFileTypes' in definedFields)
    definedFields.allowedFileTypes = extensionsOf(definedFields.allowedFileTypes ?? '').join(',');
  return definedFields;
}
