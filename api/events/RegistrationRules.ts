import { Embeddable, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { prices } from '../core/statements/price.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { TextsType } from './TextsType.ts';
import { cleanTags, type RulesFields, validateRules } from './validate.ts';

/** The fields are columns of each event of a page. */
const complexity = prices.columnOfRow;

@Embeddable()
@ObjectType({
  simpleResolvers: true,
  description: 'Who may take a seat at an event, and when. Without rules: any participant until the event begins.',
})
export class RegistrationRules implements RulesFields {
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { complexity, nullable: true, description: 'When registration opens; null: immediately.' })
  opensAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    complexity,
    nullable: true,
    description: 'When registration closes; null: when the event begins.',
  })
  closesAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    complexity,
    nullable: true,
    description: 'The deadline for cancelling a seat; null: until the event begins.',
  })
  cancelUntil: Date | null = null;

  @Property({ type: new TextsType() })
  @Field(() => [String], {
    complexity,
    description: 'Only people of these colleges may register; empty: people of all colleges.',
  })
  colleges: string[] = [];

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    complexity,
    nullable: true,
    description: 'How many people of one college may have a seat or a place on the waitlist; null: any number.',
  })
  mostPerCollege: number | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { complexity, description: 'Whether the organizer decides who gets a seat.' })
  needsApproval: boolean = false;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    complexity,
    description: 'Whether people with a seat at an overlapping event are refused.',
  })
  refuseOverlaps: boolean = false;
}

export const noRules: RulesFields = new RegistrationRules();

@InputType({ description: 'Rules of registration. A field that is left out stays as it is; null removes a rule.' })
export class RegistrationRulesInput {
  @Field(() => DateTime, { nullable: true, description: 'When registration opens.' })
  opensAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When registration closes and the waitlist ends. Not after the event begins.',
  })
  closesAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The deadline for cancelling a seat. Not after the event begins.',
  })
  cancelUntil?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Up to 20 colleges; only their people may register. Case, accents and spaces do not matter.',
  })
  colleges?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many people of one college may have a seat or a place on the waitlist, at least 1.',
  })
  mostPerCollege?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the organizer decides who gets a seat.' })
  needsApproval?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether people with a seat at an overlapping event are refused.',
  })
  refuseOverlaps?: boolean | null;
}

registerInputRule('RegistrationRulesInput', validateRules);

/** The rules after a change. */
export function changedRules(was: RulesFields, input: RegistrationRulesInput): RegistrationRules {
  const definedRules = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const rules = { ...was, ...definedRules };
  return Object.assign(new RegistrationRules(), rules, {
    colleges: cleanTags(rules.colleges ?? []),
    needsApproval: rules.needsApproval ?? false,
    refuseOverlaps: rules.refuseOverlaps ?? false,
  });
}
