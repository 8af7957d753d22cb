import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { afterText, connectionOf } from '../core/connection.ts';
import { sayProblems } from '../core/inputRules.ts';
import { smtpProblems } from '../settings/validate.ts';
import { MailCause } from './MailCause.ts';
import { MailMessage, MailState } from './MailMessage.ts';

export const MailMessageConnection = connectionOf(MailMessage, 'MailMessage', 'messages');
export const MailCauseConnection = connectionOf(MailCause, 'MailCause', 'causes');

@ArgsType()
export class MailCausesArgs {
  @Field(() => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}

@ArgsType()
export class MailMessagesArgs {
  @Field(() => MailState, { nullable: true, description: 'Only messages in this state.' })
  state?: MailState | null;

  @Field(() => String, { nullable: true, description: 'Only those whose address holds this text.' })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those that this set off.' })
  cause?: string | null;

  @Field(() => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}

@InputType({ description: 'A message to send again.' })
export class RetryMailInput {
  @Field(() => ID, { description: 'Which message.' })
  messageId!: string;
}

@ObjectType({ description: 'The message, which waits for its turn now.' })
export class RetryMailPayload {
  @Field(() => MailMessage, { description: 'The message.' })
  message!: MailMessage;
}

@InputType({ description: 'A mail server to try, saved or not.' })
export class SendTestMessageInput {
  @Field(() => String, { description: 'Its host.' })
  smtpServer!: string;

  @Field(() => Int, { description: 'Its port.' })
  smtpPort!: number;

  @Field(() => String, { description: 'The name to sign in there with; empty to send without signing in.' })
  smtpUsername!: string;

  @Field(() => String, {
    description: 'The password; empty for the saved one, which is used for the saved server, port and name only.',
  })
  smtpPassword!: string;

  @Field(() => String, { description: 'The address that the message comes from.' })
  systemEmailAddress!: string;
}

export const testMessageProblems = (input: SendTestMessageInput) => ({
  ...(!input.smtpServer.trim() && { smtpServer: 'SMTP server is required' }),
  ...smtpProblems(input),
});
sayProblems('SendTestMessageInput', testMessageProblems);

@ObjectType({ description: 'What the mail server said to the test message.' })
export class SendTestMessagePayload {
  @Field(() => Boolean, { description: 'Whether it has taken the message.' })
  accepted!: boolean;

  @Field(() => String, { description: 'Its own answer, or why there was none.' })
  answer!: string;

  @Field(() => String, { description: "The address that the message went to: the viewer's own." })
  to!: string;
}
