import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { StaffRole } from '../core/context/context.ts';
import { DateTime } from '../core/validation/scalars.ts';

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'The rights of a helper at one event, in addition to their role on the platform.',
  valuesConfig: {
    MANAGER: {
      description: 'Edits the event, writes its announcements, sees and manages its participants, and invites helpers.',
    },
    SCORER: { description: 'Awards points at the event, but not to themself.' },
    DOOR: { description: 'Checks people in: sees names and seats, but no contact data.' },
  },
});

/** One role of a helper at an event. A person with two roles has two of these. */
@ObjectType({ simpleResolvers: true, description: 'One role of a helper at an event.' })
export class StaffMember {
  @Field(() => ID, { description: 'The ID of the helper.' })
  userId!: string;

  @Field(() => String, { description: 'The name of the helper.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;

  @Field(() => StaffRole, { description: 'The role.' })
  role!: StaffRole;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who invited them; null if that account is deleted.',
  })
  addedByName!: string | null;

  @Field(() => DateTime, { description: 'When the helper got this role.' })
  createdAt!: Date;
}
