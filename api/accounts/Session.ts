import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { IdType, newId } from '../core/ids/ids.ts';
import { User } from './User.ts';

/** A valid sign-in; a token only names it. A trigger ends a user's sessions if role or password changes (sessions.sql). */
@Entity({ tableName: 'sessions' })
export class Session {
  @PrimaryKey({ type: new IdType('session') })
  id: string = newId('session');

  @ManyToOne(() => User, { ref: true, fieldName: 'user_id' })
  user!: Ref<User>;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  /** The session ends `sessionTimeout` minutes (a system setting) after this. */
  @Property({ type: 'timestamptz' })
  lastUsedAt: Date = new Date();

  /** The `User-Agent` header at sign-in. */
  @Property({ type: 'text' })
  agent = '';

  /** The client's network address at sign-in. */
  @Property({ type: 'text' })
  address = '';
}
