import { OptionalProps } from '@mikro-orm/core';
import { Embedded, Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Role, type Viewer } from '../core/context.ts';
import { IdType, newId } from '../core/ids.ts';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';
import { UserSettings } from '../settings/UserSettings.ts';

registerEnumType(Role, {
  name: 'Role',
  description: 'What a person may do on the platform.',
  valuesConfig: {
    PARTICIPANT: { description: 'Browses events, registers and cancels.' },
    ORGANIZER: { description: 'Creates and manages events and sees who registered; does not register.' },
    ADMIN: { description: 'Everything an organizer does, for every event, and manages people and settings.' },
  },
});

@Entity({ tableName: 'users' })
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A person with an account.' })
export class User implements Node, Viewer {
  [OptionalProps]?: 'role' | 'createdAt' | 'settings' | 'profileVisible' | 'awaitsVerification';

  @PrimaryKey({ type: new IdType('user') })
  id: string = newId('user');

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Given name, 2 to 100 characters.' })
  firstName!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Family name, 2 to 100 characters.' })
  lastName!: string;

  /** Lower case; unique. Whom it is shown to is decided in the resolver. */
  @Property({ type: 'text' })
  email!: string;

  /** An argon2id string; null for an account that signs in elsewhere. */
  @Property({ type: 'text', nullable: true, lazy: true })
  passwordHash: string | null = null;

  /** When it was shown that the address is theirs: by a link that was mailed there, or by Google. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  emailVerifiedAt: Date | null = null;

  /** Made while `emailVerificationRequired` was in force: signs in only after that was shown. */
  @Property({ type: 'boolean', lazy: true })
  awaitsVerification = false;

  /** The unchanging name of the Google account that signs in here. */
  @Property({ type: 'text', nullable: true, lazy: true })
  googleSubject: string | null = null;

  /** When they last signed out everywhere; what else hangs on being signed in ends with it. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  signedOutAt: Date | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The college or university the person belongs to.' })
  college!: string;

  @Enum({ items: () => Role })
  @Field(() => Role, { description: 'What the person may do.' })
  role: Role = Role.PARTICIPANT;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A photo: a web address (https), or the path of one that was uploaded; null: there is none.',
  })
  photo: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt: Date = new Date();

  @Embedded(() => UserSettings, { prefix: false })
  settings = new UserSettings();

  get profileVisible(): boolean {
    return this.settings.profileVisible;
  }
}
