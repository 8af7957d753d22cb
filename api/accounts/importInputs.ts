import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Role } from '../core/context/context.ts';
import { PersonInput } from './inputs.ts';

@InputType({ description: 'A person who gets an account.' })
export class ImportedUserInput extends PersonInput {
  @Field(() => Int, { description: 'The position in the list, from 1. Problems refer to it.' })
  row!: number;

  @Field(() => Role, {
    nullable: true,
    description: 'PARTICIPANT (the default) or ORGANIZER. Admins cannot be imported.',
  })
  role?: Role | null;
}

@InputType({ description: 'One batch of people to import.' })
export class StageUserImportInput {
  @Field(() => ID, { nullable: true, description: 'The import to extend; omit it to start a new one.' })
  importId?: string | null;

  @Field(() => [ImportedUserInput], { description: 'Up to 500 people.' })
  users!: ImportedUserInput[];
}

@InputType({ description: 'The import to commit.' })
export class CommitUserImportInput {
  @Field(() => ID, { description: 'The identifier of the import.' })
  importId!: string;
}

@InputType({ description: 'The import to discard.' })
export class DiscardUserImportInput extends CommitUserImportInput {}

@ObjectType({ simpleResolvers: true, description: 'Why a person cannot be imported.' })
export class ImportProblem {
  @Field(() => Int, { description: 'The position in the list, from 1.' })
  row!: number;

  @Field(() => String, { description: 'The field that is wrong.' })
  field!: string;

  @Field(() => String, { description: 'The problem, in one sentence.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'An import that is not committed yet.' })
export class StageUserImportPayload {
  @Field(() => ID, { description: 'The import; it expires an hour after its start.' })
  importId!: string;

  @Field(() => Int, { description: 'How many valid people it contains so far.' })
  staged!: number;

  @Field(() => [ImportProblem], { description: 'The problems of the people in this batch.' })
  problems!: ImportProblem[];
}

@ObjectType({ simpleResolvers: true, description: 'A committed import.' })
export class CommitUserImportPayload {
  @Field(() => Int, { description: 'How many accounts were created.' })
  imported!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A discarded import.' })
export class DiscardUserImportPayload {
  @Field(() => Boolean, { description: 'Always true: the import is deleted.' })
  success!: boolean;
}
