import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { StaffRole } from '../core/context.ts';
import { DateTime } from '../core/scalars.ts';

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'What somebody may do at one event, whatever their role on the platform is.',
  valuesConfig: {
    MANAGER: {
      description: 'Edits the event, writes its announcements, sees and manages its participants, and says who helps.',
    },
    SCORER: { description: 'Awards points there, to others.' },
    DOOR: { description: 'Checks people in: sees their names and whether they have a seat, and no contacts.' },
  },
});

/** That somebody helps at an event in a role. Whoever has two roles there is two of these. */
@ObjectType({ simpleResolvers: true, description: 'That somebody helps at an event in a role.' })
export class StaffMember {
  @Field(() => ID, { description: 'Who.' })
  userId!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => String, { description: 'The address of their account.' })
  email!: string;

  @Field(() => StaffRole, { description: 'As what.' })
  role!: StaffRole;

  @Field(() => String, { nullable: true, description: 'Who has named them; null where that account is gone.' })
  addedByName!: string | null;

  @Field(() => DateTime, { description: 'Since when.' })
  createdAt!: Date;
}
