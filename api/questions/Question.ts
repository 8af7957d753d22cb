import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { prices } from '../core/statements/price.ts';

/** The type of answer that a question expects. */
export enum QuestionKind {
  SHORT_TEXT = 'short_text',
  LONG_TEXT = 'long_text',
  ONE_OF = 'one_of',
  SEVERAL_OF = 'several_of',
  NUMBER = 'number',
  CONSENT = 'consent',
}

registerEnumType(QuestionKind, {
  name: 'QuestionKind',
  description: 'The type of answer that a question expects.',
  valuesConfig: {
    SHORT_TEXT: { description: 'One line of up to 200 characters.' },
    LONG_TEXT: { description: 'A text of up to 2,000 characters, line breaks allowed.' },
    ONE_OF: { description: 'Exactly one of the options.' },
    SEVERAL_OF: { description: 'Any number of the options, each at most once.' },
    NUMBER: { description: 'A number such as `12` or `3.5`.' },
    CONSENT: { description: '`yes`. Without it, registering is refused.' },
  },
});

/** An event or registration can have 20 of these, so each field is priced per list row. */
const complexity = prices.columnOfRow;

@ObjectType({ simpleResolvers: true, description: 'A question that an event asks at registration.' })
export class Question {
  @Field(() => ID, { complexity, description: 'The ID, used to answer and to edit the question.' })
  id!: string;

  @Field(() => QuestionKind, { complexity, description: 'The type of the answer.' })
  kind!: QuestionKind;

  @Field(() => String, { complexity, description: 'The text of the question, up to 200 characters.' })
  label!: string;

  @Field(() => String, { complexity, nullable: true, description: 'A hint for the answer, up to 500 characters.' })
  help!: string | null;

  @Field(() => Boolean, { complexity, description: 'Whether registering requires an answer.' })
  isRequired!: boolean;

  @Field(() => [String], { complexity, description: 'The options to choose from; empty for other kinds.' })
  options!: readonly string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'An answer, with the question as it was at the time of the answer.',
})
export class Answer {
  @Field(() => ID, { complexity, description: "The question's ID; the event may no longer ask it." })
  questionId!: string;

  @Field(() => QuestionKind, { complexity, description: 'The type of the answer.' })
  kind!: QuestionKind;

  @Field(() => String, { complexity, description: 'The text of the question at the time of the answer.' })
  label!: string;

  @Field(() => [String], { complexity, description: 'The options at the time of the answer; empty for other kinds.' })
  options!: readonly string[];

  @Field(() => [String], { complexity, description: 'One text, or the chosen options.' })
  values!: readonly string[];
}
