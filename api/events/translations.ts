import { Field, ObjectType } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { prices } from '../core/statements/price.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { translationList, translationNow } from '../core/texts/translated.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { Language } from '../settings/UserSettings.ts';
import type { Event, EventRow } from './Event.ts';

@ObjectType({ simpleResolvers: true, description: 'Title and description of an event in a further language.' })
export class EventTranslation {
  @Field(() => Language, { complexity: prices.columnOfRow, description: 'The language.' })
  language!: LanguageName;

  @Field(() => String, { complexity: prices.columnOfRow, description: 'The title.' })
  title!: string;

  @Field(() => String, { complexity: prices.columnOfRow, description: 'The description.' })
  description!: string;
}

type Stored = Pick<Event, 'id' | 'translations'>;

const readTranslations = statement<Stored>(
  'event-translations',
  `SELECT id, translations FROM events WHERE id = ANY(${uuidList('$1')})`,
  ({ id, translations }) => ({ id: toId('event', id as string), translations: translations as Stored['translations'] }),
);

const loader = perRequest<Stored>(
  (ctx, ids) => ctx.rows(readTranslations, [ids.map((id) => toUuid('event', id))]),
  ({ id }) => id,
);

const storedOf = async (ctx: Context, { id, titles }: EventRow): Promise<Stored['translations']> =>
  titles && ((await loader(ctx).load(id))?.translations ?? null);

/** The translations of an event that the viewer sees. */
export const translationsOf = async (ctx: Context, event: EventRow): Promise<EventTranslation[]> =>
  translationList(await storedOf(ctx, event));

/** The description for the reader. */
export const descriptionNow = async (ctx: Context, event: EventRow): Promise<string> =>
  (translationNow(event.titles) && translationNow(await storedOf(ctx, event))?.description) ?? event.description;
