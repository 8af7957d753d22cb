import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../core/validation/scalars.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { Language } from '../settings/UserSettings.ts';
import { EventTranslation } from './translations.ts';

/** What registering would mean for a visitor. The names are those of `RegistrationState`. */
export enum PublishedState {
  OPEN = 'OPEN',
  FULL = 'FULL',
  NOT_OPEN = 'NOT_OPEN',
  CLOSED = 'CLOSED',
  STARTED = 'STARTED',
  CANCELLED = 'CANCELLED',
}

registerEnumType(PublishedState, {
  name: 'PublishedState',
  description: 'Whether people can register for a published event, before rules about single persons.',
  valuesConfig: {
    OPEN: { description: 'There are free seats.' },
    FULL: { description: 'There are none, or people on the waitlist get the next ones.' },
    NOT_OPEN: { description: 'Registration has not opened yet.' },
    CLOSED: { description: 'Registration has closed.' },
    STARTED: { description: 'The event has begun, or is over.' },
    CANCELLED: { description: 'The event does not take place.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The part of a published event that everybody sees.' })
export class PublishedEvent {
  @Field(() => ID, { description: 'The id of the event.' })
  id!: string;

  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => Language, {
    nullable: true,
    description: 'The language of title and description; null if it is not known.',
  })
  language!: LanguageName | null;

  @Field(() => [EventTranslation], {
    description: 'Title and description in further languages. Web and mail addresses are left out.',
  })
  translations!: EventTranslation[];

  @Field(() => DateTime, { description: 'When it begins.' })
  date!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it ends; null if unknown.' })
  endsAt!: Date | null;

  @Field(() => String, { description: 'The place. Web and mail addresses are left out.' })
  location!: string;

  @Field(() => String, { description: 'The description. Web and mail addresses are left out.' })
  description!: string;

  @Field(() => String, { nullable: true, description: 'The address of the picture; null if there is none.' })
  image!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The description of the picture, in the main language. Web and mail addresses are left out.',
  })
  imageDescription!: string | null;

  @Field(() => PublishedState, { description: 'Whether people can register now.' })
  state!: PublishedState;

  @Field(() => Int, { description: 'How many people can register now; 0 unless `state` is OPEN.' })
  freeSeats!: number;

  @Field(() => Boolean, { description: 'Whether people may join a waitlist once all seats are taken.' })
  hasWaitlist!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When registration opens; null if it is open from the start.' })
  opensAt!: Date | null;

  /** Whether search engines and feeds may list it: hidden titles are found by their link only. */
  isListed!: boolean;
  updatedAt!: Date;
  version!: number;
}
