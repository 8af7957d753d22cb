import type { Context } from '../core/context/context.ts';
import { inWords } from '../core/texts/inWords.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { productName } from '../core/messages/message.ts';
import { unseal } from '../core/context/seal.ts';
import { requireAdmin } from '../settings/rules.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { plainPhone, wrongGateway } from '../settings/validate.ts';
import { sendText } from './gateway.ts';
import { type SendTestSmsInput, type SendTestSmsPayload, testSmsProblems } from './inputs.ts';
import { sentence } from './texts.ts';

/** Sends a test message through the given gateway and returns its answer. Throws FORBIDDEN, VALIDATION_FAILED. */
export async function sendTestSms(ctx: Context, input: SendTestSmsInput): Promise<SendTestSmsPayload> {
  requireAdmin(ctx);
  refuseInvalid(testSmsProblems(input));
  const address = input.smsAddress.trim();
  if (!ctx.outgoing.maySendTo(address)) refuseInvalid({ smsAddress: wrongGateway });
  const saved = await ctx.em.findOneOrFail(SystemSettings, 1, { populate: ['smsToken'] });
  // the saved token must not leak to another address
  const savedToken = saved.smsAddress === address && saved.smsToken ? unseal(ctx.secret, saved.smsToken) : '';
  const gateway = { address, template: input.smsTemplate.trim(), token: input.smsToken || savedToken || '' };
  const message = {
    id: ctx.requestId,
    to: plainPhone(input.phone),
    text: inWords(sentence('test', { product: productName })),
  };
  const { status, text } = await sendText(ctx.outgoing, gateway, message).catch((error: Error) => ({
    status: 0,
    text: error.message,
  }));
  return { accepted: status >= 200 && status < 300, answer: `${status || ''} ${text.slice(0, 500)}`.trim() };
}
