import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { IdType, newId } from '../core/ids.ts';
import { User } from './User.ts';

/** A sign-in that is still good; a token only names it. The database ends a person's sessions when role or password change. */
@Entity({ tableName: 'sessions' })
export class Session {
  @PrimaryKey({ type: new IdType('session') })
  id: string = newId('session');

  @ManyToOne(() => User, { ref: true, fieldName: 'user_id' })
  user!: Ref<User>;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  /** The session lives for the system setting sessionTimeout after this. */
  @Property({ type: 'timestamptz' })
  lastUsedAt: Date = new Date();

  /** What the browser or program calls itself. */
  @Property({ type: 'text' })
  agent = '';

  /** The network address that signed in. */
  @Property({ type: 'text' })
  address = '';
}
