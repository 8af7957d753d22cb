import { Field, ID, InputType } from 'type-graphql';
import { QuestionKind } from './Question.ts';
import type { GivenAnswer, QuestionFields } from './validate.ts';

@InputType({ description: 'A question that an event shall ask.' })
export class QuestionInput implements QuestionFields {
  @Field(() => ID, { nullable: true, description: 'Of the question that is kept or changed; without it, a new one.' })
  id?: string | null;

  @Field(() => QuestionKind, { description: 'How it is answered.' })
  kind!: QuestionKind;

  @Field(() => String, { description: 'The question itself, up to 200 characters.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'What helps to answer it, up to 500 characters.' })
  help?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether nobody registers without an answer; what asks for consent is required in any case.',
  })
  isRequired!: boolean;

  @Field(() => [String], {
    defaultValue: [],
    description:
      'Of ONE_OF and SEVERAL_OF: 2 to 20 different ones of up to 100 characters; trimmed, blanks are dropped. Of other kinds none.',
  })
  options!: string[];
}

@InputType({ description: 'The answer to a question of an event.' })
export class AnswerInput implements GivenAnswer {
  @Field(() => ID, { description: 'Which question.' })
  questionId!: string;

  @Field(() => [String], {
    description:
      'One text, or the chosen options: up to 200 characters for SHORT_TEXT, 2,000 for LONG_TEXT, `yes` for CONSENT; blanks ' +
      'are dropped, and nothing is no answer.',
  })
  values!: string[];
}
