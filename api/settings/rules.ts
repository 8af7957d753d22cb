import { LockMode } from '@mikro-orm/core';
import { record } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { refusal, refuseInvalid } from '../core/errors.ts';
import { seal } from '../core/seal.ts';
import { serverZone } from '../core/time.ts';
import type { UpdateSystemSettingsInput } from './inputs.ts';
import { SystemSettings } from './SystemSettings.ts';
import { extensionsOf, type SystemSettingsFields, validateSystemSettings, wrongGateway } from './validate.ts';
import { canManageSettings } from './can.ts';

/** Refuses whoever is not an admin. */
export function requireAdmin(ctx: Context): void {
  if (!canManageSettings(requireViewer(ctx)))
    throw refusal('FORBIDDEN', 'Only admins can see and change system settings.');
}

/** The settings of the platform. Admins only. */
export async function systemSettings(ctx: Context): Promise<SystemSettings> {
  requireAdmin(ctx);
  return ctx.em.findOneOrFail(SystemSettings, 1);
}

/**
 * Saves the given settings of the platform, and what has changed into the audit trail; every process is told (by
 * evm_tell_settings in live.sql), and this one has heard. Throws STALE_EDIT rather than overwrite what somebody else has saved meanwhile. Admins only.
 */
export async function updateSystemSettings(ctx: Context, input: UpdateSystemSettingsInput): Promise<SystemSettings> {
  requireAdmin(ctx);
  const { unchangedSince, ...given } = input;
  refuseInvalid(validateSystemSettings(given));
  const { smtpPassword, smsToken, ...rest } = given;
  const fields = clean(rest);
  if (fields.smsAddress && !ctx.outgoing.mayAsk(fields.smsAddress)) refuseInvalid({ smsAddress: wrongGateway });
  const saved = await ctx.em.transactional(async (em) => {
    const settings = await em.findOneOrFail(SystemSettings, 1, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (unchangedSince && settings.updatedAt.getTime() !== unchangedSince.getTime())
      throw refusal(
        'STALE_EDIT',
        'Somebody else has changed the settings since you opened them. Nothing was overwritten: load them again.',
      );
    const changed = (Object.keys(fields) as (keyof Fields)[]).filter((name) => settings[name] !== fields[name]);
    const before = Object.fromEntries(changed.map((name) => [name, inTrail(settings[name])]));
    const after: Record<string, unknown> = Object.fromEntries(changed.map((name) => [name, inTrail(fields[name])]));
    em.assign(settings, {
      ...fields,
      updatedAt: new Date(),
      ...(smtpPassword && { smtpPassword: seal(ctx.secret, smtpPassword) }),
      ...(smsToken && { smsToken: seal(ctx.secret, smsToken) }),
    });
    for (const [name, value] of Object.entries({ smtpPassword, smsToken })) if (value) after[name] = '(changed)';
    if (Object.keys(after).length > 0)
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

/** The trail is read in lists: of a long text it shows how it begins. */
const inTrail = (value: unknown) =>
  typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value;

type Secrets = 'smtpPassword' | 'smsToken';
type Fields = { [Name in keyof Omit<SystemSettingsFields, Secrets>]?: SystemSettings[Name] };

const lines = [
  'systemEmailAddress',
  'smtpServer',
  'smtpUsername',
  'timeZone',
  'mapLinkTemplate',
  'smsAddress',
  'smsTemplate',
] as const;

/** What an update really holds, as it is kept; a text of null is an empty one. */
function clean(input: Omit<UpdateSystemSettingsInput, Secrets | 'unchangedSince'>): Fields {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Fields;
  for (const name of lines) if (name in given) given[name] = given[name]?.trim() ?? '';
  if (typeof given.terms === 'string') given.terms = given.terms.replaceAll('\r\n', '\n').trim();
  else delete given.terms;
  // whoever sends everything back has chosen nothing
  if (given.timeZone === serverZone()) given.timeZone = '';
  if ('allowedFileTypes' in given) given.allowedFileTypes = extensionsOf(given.allowedFileTypes ?? '').join(',');
  return given;
}
