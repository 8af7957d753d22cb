import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Page } from '../core/pages/connection.ts';
import type { Context } from '../core/context/context.ts';
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
    description: 'Sent mail and its states, newest first; stored for 30 days. Admins only. Errors: FORBIDDEN.',
  })
  mailMessages(@Args(() => MailMessagesArgs) args: MailMessagesArgs, @Ctx() ctx: Context): Promise<Page<MailMessage>> {
    return mailMessages(ctx, args);
  }

  @Query(() => MailCauseConnection, {
    description:
      'Causes of mail with counts per state, newest first. An announcement to many people is one entry. ' +
      'Admins only. Errors: FORBIDDEN.',
  })
  mailCauses(@Args(() => MailCausesArgs) args: MailCausesArgs, @Ctx() ctx: Context): Promise<Page<MailCause>> {
    return mailCauses(ctx, args);
  }

  @Mutation(() => RetryMailPayload, {
    description:
      'Sends a message again that failed or waits for its next attempt. Admins only. Errors: FORBIDDEN, ' +
      'NOT_FOUND, MAIL_NOT_RETRYABLE.',
  })
  async retryMail(
    @Arg('input', () => RetryMailInput) input: RetryMailInput,
    @Ctx() ctx: Context,
  ): Promise<RetryMailPayload> {
    return { message: await retryMail(ctx, input.messageId) };
  }

  @Mutation(() => SendTestMessagePayload, {
    description:
      "Sends a message to the viewer's own address through the given server and returns the response of the " +
      'server. Does not save the settings. May take 20 seconds. Admins only. Errors: VALIDATION_FAILED, ' +
      'FORBIDDEN.',
  })
  sendTestMessage(
    @Arg('input', () => SendTestMessageInput) input: SendTestMessageInput,
    @Ctx() ctx: Context,
  ): Promise<SendTestMessagePayload> {
    return sendTestMessage(ctx, input);
  }
}
