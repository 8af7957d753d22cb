import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { afterText, connectionOf } from '../core/pages/connection.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { smtpProblems } from '../settings/validate.ts';
import { MailCause } from './MailCause.ts';
import { MailMessage, MailState } from './MailMessage.ts';
import { problem } from './problemTexts.ts';

export const MailMessageConnection = connectionOf(MailMessage, 'MailMessage', 'messages');
export const MailCauseConnection = connectionOf(MailCause, 'MailCause', 'causes');

@ArgsType()
export class MailCausesArgs {
  @Field(() => Int, { defaultValue: 50, description: 'Page size, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}

@ArgsType()
export class MailMessagesArgs {
  @Field(() => MailState, { nullable: true, description: 'Only messages in this state.' })
  state?: MailState | null;

  @Field(() => String, { nullable: true, description: 'Only messages to addresses that contain this text.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only messages of this cause.' })
  cause?: string | null;

  @Field(() => Int, { defaultValue: 50, description: 'Page size, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}

@InputType({ description: 'A message to send again.' })
export class RetryMailInput {
  @Field(() => ID, { description: 'The identifier of the message.' })
  messageId!: string;
}

@ObjectType({ description: 'The message, which is queued again.' })
export class RetryMailPayload {
  @Field(() => MailMessage, { description: 'The message.' })
  message!: MailMessage;
}

@InputType({ description: 'A mail server to test, saved or not.' })
export class SendTestMessageInput {
  @Field(() => String, { description: 'Its host.' })
  smtpServer!: string;

  @Field(() => Int, { description: 'Its port.' })
  smtpPort!: number;

  @Field(() => String, { description: 'The user name; empty to send without signing in.' })
  smtpUsername!: string;

  @Field(() => String, {
    description: 'The password. If empty, the saved one is used, but only for the saved server, port and name.',
  })
  smtpPassword!: string;

  @Field(() => String, { description: 'The sender address.' })
  systemEmailAddress!: string;
}

export const testMessageProblems = (input: SendTestMessageInput) => ({
  ...(!input.smtpServer.trim() && { smtpServer: problem('serverRequired') }),
  ...smtpProblems(input),
});
registerInputRule('SendTestMessageInput', testMessageProblems);

@ObjectType({ description: 'The response of the mail server to the test message.' })
export class SendTestMessagePayload {
  @Field(() => Boolean, { description: 'Whether the server accepted the message.' })
  accepted!: boolean;

  @Field(() => String, { description: 'The response of the server, or the reason why there was none.' })
  answer!: string;

  @Field(() => String, { description: "The address of the recipient: the viewer's own." })
  to!: string;
}
