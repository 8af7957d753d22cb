import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../core/scalars.ts';

/** What somebody is asked to be at an event: one of StaffRole, or its owner. */
export enum InvitationRole {
  MANAGER = 'manager',
  SCORER = 'scorer',
  DOOR = 'door',
  OWNER = 'owner',
}

registerEnumType(InvitationRole, {
  name: 'InvitationRole',
  description: 'What somebody is asked to be at an event.',
  valuesConfig: {
    MANAGER: { description: 'A manager, see StaffRole.' },
    SCORER: { description: 'A scorer, see StaffRole.' },
    DOOR: { description: 'A helper at the door, see StaffRole.' },
    OWNER: { description: 'The owner, instead of the present one.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'That somebody is asked to help at an event, or to take it over. It gives no rights until they accept.',
})
export class Invitation {
  @Field(() => ID, { description: 'The identifier of the invitation.' })
  id!: string;

  @Field(() => ID, { description: 'At which event.' })
  eventId!: string;

  @Field(() => String, { description: 'The title of the event.' })
  eventTitle!: string;

  @Field(() => DateTime, { description: 'When the event begins.' })
  date!: Date;

  @Field(() => InvitationRole, { description: 'As what.' })
  role!: InvitationRole;

  @Field(() => String, {
    description:
      'Who is asked: the address that was typed, whether or not there is such an account; for somebody who was named by id, the name.',
  })
  invitee!: string;

  @Field(() => String, { description: 'The name of who has asked them.' })
  invitedByName!: string;

  @Field(() => DateTime, { description: 'Since when.' })
  createdAt!: Date;
}
