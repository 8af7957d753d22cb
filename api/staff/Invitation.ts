import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../core/validation/scalars.ts';

/** The role that an invitation offers: a StaffRole, or owner of the event. */
export enum InvitationRole {
  MANAGER = 'manager',
  SCORER = 'scorer',
  DOOR = 'door',
  OWNER = 'owner',
}

registerEnumType(InvitationRole, {
  name: 'InvitationRole',
  description: 'The role that an invitation offers.',
  valuesConfig: {
    MANAGER: { description: 'A manager, see StaffRole.' },
    SCORER: { description: 'A scorer, see StaffRole.' },
    DOOR: { description: 'A helper at the door, see StaffRole.' },
    OWNER: { description: 'The owner, in place of the current one.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'An invitation to help at an event, or to take it over. It grants no rights before it is accepted.',
})
export class Invitation {
  @Field(() => ID, { description: 'The ID of the invitation.' })
  id!: string;

  @Field(() => ID, { description: 'The ID of the event.' })
  eventId!: string;

  @Field(() => String, { description: 'The title of the event.' })
  eventTitle!: string;

  @Field(() => DateTime, { description: 'The start date of the event.' })
  date!: Date;

  @Field(() => InvitationRole, { description: 'The offered role.' })
  role!: InvitationRole;

  @Field(() => String, {
    description:
      'The invited person: the typed e-mail address, even if no account has it; the name if the person was invited ' +
      'by ID.',
  })
  invitee!: string;

  @Field(() => String, { description: 'The name of the person who sent the invitation.' })
  invitedByName!: string;

  @Field(() => DateTime, { description: 'When the invitation was sent.' })
  createdAt!: Date;
}
