import { Embeddable, Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { sayProblems } from '../core/inputRules.ts';
import { prices } from '../core/price.ts';
import { DateTime } from '../core/scalars.ts';
import { TextsType } from './TextsType.ts';
import { cleanTags, type RulesFields, validateRules } from './validate.ts';

/** They are columns of each event of a page. */
const complexity = prices.columnOfRow;

/** Who may take a seat, and when: as long as nothing of it is set, everybody may until the event begins. */
@Embeddable()
@ObjectType({
  simpleResolvers: true,
  description: 'Who may take a seat at an event, and when: without any, everybody until the event begins.',
})
export class RegistrationRules implements RulesFields {
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { complexity, nullable: true, description: 'When registration opens; null: at once.' })
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
    description: 'Until when a seat may be given back; null: until the event begins.',
  })
  cancelUntil: Date | null = null;

  @Property({ type: new TextsType() })
  @Field(() => [String], { complexity, description: 'For whom: only people of these colleges; empty: for everybody.' })
  colleges: string[] = [];

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    complexity,
    nullable: true,
    description: 'How many people of one college may have a seat or a place in line; null: any number.',
  })
  mostPerCollege: number | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { complexity, description: 'Whether the organizer decides who gets a seat.' })
  needsApproval: boolean = false;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    complexity,
    description: 'Whether nobody may register who has a seat at another event at that time.',
  })
  refuseOverlaps: boolean = false;
}

export const noRules: RulesFields = new RegistrationRules();

@InputType({ description: 'Rules of registration: a field that is left out stays as it is; null takes a rule away.' })
export class RegistrationRulesInput {
  @Field(() => DateTime, { nullable: true, description: 'When registration opens.' })
  opensAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When registration closes; with it the line ends. Not after the event begins.',
  })
  closesAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when a seat may be given back. Not after the event begins.',
  })
  cancelUntil?: Date | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Up to 20 colleges; only their people may take a seat. Case, accents and spaces make no difference.',
  })
  colleges?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many people of one college may have a seat or a place in line, at least 1.',
  })
  mostPerCollege?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the organizer decides who gets a seat.' })
  needsApproval?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether nobody may register who has a seat at another event at that time.',
  })
  refuseOverlaps?: boolean | null;
}

sayProblems('RegistrationRulesInput', validateRules);

/** The rules as they are after a change. */
export function changedRules(was: RulesFields, input: RegistrationRulesInput): RegistrationRules {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const rules = { ...was, ...given };
  return Object.assign(new RegistrationRules(), rules, {
    colleges: cleanTags(rules.colleges ?? []),
    needsApproval: rules.needsApproval ?? false,
    refuseOverlaps: rules.refuseOverlaps ?? false,
  });
}
