import { OptionalProps } from '@mikro-orm/core';
import { Embedded, Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Role, type Viewer } from '../core/context/context.ts';
import { IdType, newId } from '../core/ids/ids.ts';
import { Node } from '../core/ids/node.ts';
import { latinOf } from '../core/texts/latin.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { UserSettings } from '../settings/UserSettings.ts';

registerEnumType(Role, {
  name: 'Role',
  description: 'The rights of a person on the platform.',
  valuesConfig: {
    PARTICIPANT: { description: 'Browses events, registers and cancels.' },
    ORGANIZER: { description: 'Creates and manages events and sees who registered; does not register.' },
    ADMIN: { description: 'Everything an organizer does, for every event, and manages people and settings.' },
  },
});

const latinName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  latinOf(`${firstName} ${lastName}`);

@Entity({ tableName: 'users' })
@ObjectType({ implements: Node, simpleResolvers: true, description: 'A person with an account.' })
export class User implements Node, Viewer {
  [OptionalProps]?: 'latin' | 'role' | 'createdAt' | 'settings' | 'profileVisible' | 'awaitsVerification';

  @PrimaryKey({ type: new IdType('user') })
  id: string = newId('user');

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Given name, 2 to 100 characters.' })
  firstName!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Family name, 2 to 100 characters.' })
  lastName!: string;

  /** Latin spellings of the name, for searches. */
  @Property({ type: 'text', lazy: true, onCreate: latinName, onUpdate: latinName })
  latin!: string;

  /** Lower case; unique. The resolver decides who may see it. */
  @Property({ type: 'text' })
  email!: string;

  /** An argon2id hash; null if the account has no password yet, for example with Google sign-in only. */
  @Property({ type: 'text', nullable: true, lazy: true })
  passwordHash: string | null = null;

  /** When the owner proved that the address is theirs, by a mailed link or by Google. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  emailVerifiedAt: Date | null = null;

  /** Created while `emailVerificationRequired` was on: the owner must confirm the address before signing in. */
  @Property({ type: 'boolean', lazy: true })
  awaitsVerification = false;

  /** The stable `sub` identifier of the linked Google account. */
  @Property({ type: 'text', nullable: true, lazy: true })
  googleSubject: string | null = null;

  /** The last “sign out everywhere”. It ends all sessions, and everything else that depends on being signed in. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  signedOutAt: Date | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The college or university the person belongs to.' })
  college!: string;

  @Enum({ items: () => Role })
  @Field(() => Role, { description: 'The rights of the person.' })
  role: Role = Role.PARTICIPANT;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Photo: a web address (https) or the path of an upload; null if there is none.',
  })
  photo: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt: Date = new Date();

  @Embedded(() => UserSettings, { prefix: false })
  settings = new UserSettings();

  get profileVisible(): boolean {
    return this.settings.profileVisible;
  }
}
