import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { prices } from '../core/price.ts';

/** How a question is answered. */
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
  description: 'How a question is answered.',
  valuesConfig: {
    SHORT_TEXT: { description: 'By a line of up to 200 characters.' },
    LONG_TEXT: { description: 'By a text with line breaks of up to 2,000 characters.' },
    ONE_OF: { description: 'By one of its options.' },
    SEVERAL_OF: { description: 'By any of its options, each once.' },
    NUMBER: { description: 'By a number such as `12` or `3.5`.' },
    CONSENT: { description: 'By `yes`, without which nobody registers.' },
  },
});

/** Lists of up to 20 hang on each event and each registration of a page. */
const complexity = prices.columnOfRow;

@ObjectType({ simpleResolvers: true, description: 'What an event asks of those who register.' })
export class Question {
  @Field(() => ID, { complexity, description: 'By which it is answered, and changed.' })
  id!: string;

  @Field(() => QuestionKind, { complexity, description: 'How it is answered.' })
  kind!: QuestionKind;

  @Field(() => String, { complexity, description: 'The question itself, up to 200 characters.' })
  label!: string;

  @Field(() => String, { complexity, nullable: true, description: 'What helps to answer it, up to 500 characters.' })
  help!: string | null;

  @Field(() => Boolean, { complexity, description: 'Whether nobody registers without an answer.' })
  isRequired!: boolean;

  @Field(() => [String], { complexity, description: 'What there is to choose from; empty for other kinds.' })
  options!: readonly string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'What somebody has answered, with the question as it was asked then.',
})
export class Answer {
  @Field(() => ID, { complexity, description: 'Of the question; the event may no longer ask it.' })
  questionId!: string;

  @Field(() => QuestionKind, { complexity, description: 'How it was answered.' })
  kind!: QuestionKind;

  @Field(() => String, { complexity, description: 'The question as it was asked.' })
  label!: string;

  @Field(() => [String], { complexity, description: 'What there was to choose from; empty for other kinds.' })
  options!: readonly string[];

  @Field(() => [String], { complexity, description: 'The answer: one text, or the options that were chosen.' })
  values!: readonly string[];
}
