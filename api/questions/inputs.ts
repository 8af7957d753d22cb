import { Field, ID, InputType } from 'type-graphql';
import { QuestionKind } from './Question.ts';
import type { GivenAnswer, QuestionFields } from './validate.ts';

@InputType({ description: 'A question of an event.' })
export class QuestionInput implements QuestionFields {
  @Field(() => ID, {
    nullable: true,
    description: 'The ID of a question to keep or change; omitted for a new question.',
  })
  id?: string | null;

  @Field(() => QuestionKind, { description: 'The type of the answer.' })
  kind!: QuestionKind;

  @Field(() => String, { description: 'The text of the question, up to 200 characters.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'A hint for the answer, up to 500 characters.' })
  help?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether registering requires an answer; always true for CONSENT.',
  })
  isRequired!: boolean;

  @Field(() => [String], {
    defaultValue: [],
    description:
      'For ONE_OF and SEVERAL_OF: 2 to 20 different options of up to 100 characters, trimmed, without blanks. Empty ' +
      'for other kinds.',
  })
  options!: string[];
}

@InputType({ description: 'The answer to a question of an event.' })
export class AnswerInput implements GivenAnswer {
  @Field(() => ID, { description: 'The ID of the question.' })
  questionId!: string;

  @Field(() => [String], {
    description:
      'One text, or the chosen options: up to 200 characters for SHORT_TEXT, 2,000 for LONG_TEXT, `yes` for CONSENT. ' +
      'Blanks are dropped; an empty list is no answer.',
  })
  values!: string[];
}
