import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Role } from '../core/context.ts';
import { PersonInput } from './inputs.ts';

@InputType({ description: 'A person who gets an account.' })
export class ImportedUserInput extends PersonInput {
  @Field(() => Int, { description: 'Where the person stands in the list, from 1; problems name it.' })
  row!: number;

  @Field(() => Role, {
    nullable: true,
    description: 'PARTICIPANT (also when left out) or ORGANIZER; admins are made one by one.',
  })
  role?: Role | null;
}

@InputType({ description: 'A part of the people to import.' })
export class StageUserImportInput {
  @Field(() => ID, { nullable: true, description: 'The import to which they belong; left out, a new one begins.' })
  importId?: string | null;

  @Field(() => [ImportedUserInput], { description: 'Up to 500 people.' })
  users!: ImportedUserInput[];
}

@InputType({ description: 'An import to carry out.' })
export class CommitUserImportInput {
  @Field(() => ID, { description: 'Which one.' })
  importId!: string;
}

@InputType({ description: 'An import to give up.' })
export class DiscardUserImportInput extends CommitUserImportInput {}

@ObjectType({ simpleResolvers: true, description: 'Why a person cannot be imported.' })
export class ImportProblem {
  @Field(() => Int, { description: 'Where the person stands in the list, from 1.' })
  row!: number;

  @Field(() => String, { description: 'The field that is wrong.' })
  field!: string;

  @Field(() => String, { description: 'What is wrong with it, in one sentence.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An import that waits to be carried out.' })
export class StageUserImportPayload {
  @Field(() => ID, { description: 'The import; forgotten an hour after it was begun.' })
  importId!: string;

  @Field(() => Int, { description: 'How many people it holds by now, those with problems left out.' })
  staged!: number;

  @Field(() => [ImportProblem], { description: 'What is wrong with those that were sent just now.' })
  problems!: ImportProblem[];
}

@ObjectType({ simpleResolvers: true, description: 'An import that was carried out.' })
export class CommitUserImportPayload {
  @Field(() => Int, { description: 'How many accounts were made.' })
  imported!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An import that was given up.' })
export class DiscardUserImportPayload {
  @Field(() => Boolean, { description: 'Always true: nothing of it is left.' })
  success!: boolean;
}
