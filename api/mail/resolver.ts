import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Page } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
import { mailCauses } from './causes.ts';
import {
  MailCauseConnection,
  MailCausesArgs,
  MailMessageConnection,
  MailMessagesArgs,
  RetryMailInput,
  RetryMailPayload,
  SendTestMessageInput,
  SendTestMessagePayload,
} from './inputs.ts';
import type { MailCause } from './MailCause.ts';
import { MailMessage } from './MailMessage.ts';
import { mailMessages } from './read.ts';
import { retryMail } from './retry.ts';
import { sendTestMessage } from './rules.ts';

@Resolver(() => MailMessage)
export class MailResolver {
  @Query(() => MailMessageConnection, {
    description:
      'What was mailed to whom and what became of it, the newest first; kept for 30 days. Admins only. Errors: FORBIDDEN.',
  })
  mailMessages(@Args(() => MailMessagesArgs) args: MailMessagesArgs, @Ctx() ctx: Context): Promise<Page<MailMessage>> {
    return mailMessages(ctx, args);
  }

  @Query(() => MailCauseConnection, {
    description:
      'What set messages off, the newest first, and what became of all that it set off: an announcement to everybody is one ' +
      'line. Admins only. Errors: FORBIDDEN.',
  })
  mailCauses(@Args(() => MailCausesArgs) args: MailCausesArgs, @Ctx() ctx: Context): Promise<Page<MailCause>> {
    return mailCauses(ctx, args);
  }

  @Mutation(() => RetryMailPayload, {
    description:
      'Has a message sent again that failed, or waits to be tried again. Admins only. Errors: FORBIDDEN, NOT_FOUND, ' +
      'MAIL_NOT_RETRYABLE.',
  })
  async retryMail(
    @Arg('input', () => RetryMailInput) input: RetryMailInput,
    @Ctx() ctx: Context,
  ): Promise<RetryMailPayload> {
    return { message: await retryMail(ctx, input.messageId) };
  }

  @Mutation(() => SendTestMessagePayload, {
    description:
      "Sends a message to the viewer's own address by the given server, which is not saved by this, and tells what the " +
      'server answers; that may take 20 seconds. Admins only. Errors: VALIDATION_FAILED, FORBIDDEN.',
  })
  sendTestMessage(
    @Arg('input', () => SendTestMessageInput) input: SendTestMessageInput,
    @Ctx() ctx: Context,
  ): Promise<SendTestMessagePayload> {
    return sendTestMessage(ctx, input);
  }
}
