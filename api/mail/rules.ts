import { type Context, requireViewer } from '../core/context/context.ts';
import { inWords } from '../core/texts/inWords.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { productName } from '../core/messages/message.ts';
import { unseal } from '../core/context/seal.ts';
import { requireAdmin } from '../settings/rules.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { type SendTestMessageInput, type SendTestMessagePayload, testMessageProblems } from './inputs.ts';
import { senderOf } from './server.ts';
import { sendOnce } from './smtp.ts';
import { sentence } from './texts.ts';

/** Sends a message to the viewer's own address through the given server and returns the server's response. Admins only. */
export async function sendTestMessage(ctx: Context, input: SendTestMessageInput): Promise<SendTestMessagePayload> {
  requireAdmin(ctx);
  const smtpServer = input.smtpServer.trim();
  const smtpUsername = input.smtpUsername.trim();
  refuseInvalid(testMessageProblems(input));
  const { email, firstName, lastName } = requireViewer(ctx);
  const saved = await ctx.em.findOneOrFail(SystemSettings, 1, { populate: ['smtpPassword'] });
  const isSavedServer =
    saved.smtpServer === smtpServer && saved.smtpPort === input.smtpPort && saved.smtpUsername === smtpUsername;
  // another server must not learn the saved password
  const savedPassword = isSavedServer && saved.smtpPassword ? unseal(ctx.secret, saved.smtpPassword) : '';
  const server = {
    smtpServer,
    smtpPort: input.smtpPort,
    smtpUsername,
    smtpPassword: input.smtpPassword || savedPassword || '',
  };
  const { outcome, answer } = await sendOnce(server, {
    from: { name: productName, address: senderOf(input.systemEmailAddress.trim(), 'http://localhost') },
    to: { name: `${firstName} ${lastName}`, address: email },
    subject: inWords(sentence('testSubject')),
    text: inWords(sentence('testText')),
  });
  return { accepted: outcome === 'sent', answer, to: email };
}
