import { timingSafeEqual } from 'node:crypto';
import { makePhoneCode } from '../accounts/phoneCode.ts';
import { settingsOf } from '../accounts/profile.ts';
import { spendPhoneCode } from '../accounts/quota.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { fieldsRefusal, refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement, tally } from '../core/statements/rows.ts';
import { unseal } from '../core/context/seal.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { phoneCodeProblem, plainPhone } from '../settings/validate.ts';
import type { VerifyPhoneInput } from './inputs.ts';
import { sentence } from './texts.ts';

/** The most attempts per code. */
const mostTries = 5;

/** Queues a new code for the viewer's number. Throws FORBIDDEN without a gateway, VALIDATION_FAILED, TOO_MANY_REQUESTS. */
export async function sendPhoneCode(ctx: Context): Promise<void> {
  const { id: userId } = requireViewer(ctx);
  const { smsAddress } = await ctx.em.findOneOrFail(SystemSettings, 1);
  if (!smsAddress) throw refusal('FORBIDDEN', sentence('notSetUp'));
  const { phone, verifiedPhone } = await settingsOf(ctx, userId);
  if (phone === null) throw fieldRefusal('phone', sentence('phoneMissing'));
  if (phone === verifiedPhone) throw fieldRefusal('phone', sentence('phoneVerified'));
  await spendPhoneCode(ctx, phone);
  await ctx.em.transactional((em) => makePhoneCode(em, ctx.secret, { userId, phone }));
}

/** Counts the attempt before the code is compared, so that concurrent guesses stay within the limit. */
const tryCode = tally<{ code: string; phone: string }>(
  'phone-code-try',
  `UPDATE phone_codes c SET tries = tries + 1 FROM users u
    WHERE c.user_id = $1 AND u.id = c.user_id AND u.phone = c.phone AND c.tries < ${mostTries} AND c.expires_at > now()
   RETURNING c.code, c.phone`,
);

const saveVerifiedPhone = statement(
  'phone-verify',
  `WITH used AS (DELETE FROM phone_codes WHERE user_id = $1)
   UPDATE users SET verified_phone = $2 WHERE id = $1 AND phone = $2`,
);

/** Verifies the viewer's number if the code is the last one that was sent there. Throws VALIDATION_FAILED. */
export async function verifyPhone(ctx: Context, { code }: VerifyPhoneInput): Promise<void> {
  const userId = toUuid('user', requireViewer(ctx).id);
  refuseInvalid({ code: phoneCodeProblem(code) });
  const [attempt] = await ctx.write(tryCode, [userId]);
  if (!attempt) throw fieldRefusal('code', sentence('codeOver'));
  const [expected, actual] = [unseal(ctx.secret, attempt.code) ?? '', plainPhone(code)].map((each) =>
    Buffer.from(each),
  );
  if (expected!.length !== actual!.length || !timingSafeEqual(expected!, actual!))
    throw fieldRefusal('code', sentence('codeWrong'));
  await ctx.write(saveVerifiedPhone, [userId, attempt.phone]);
}

const fieldRefusal = (field: string, problem: Sentence) => fieldsRefusal('VALIDATION_FAILED', { [field]: problem })!;
