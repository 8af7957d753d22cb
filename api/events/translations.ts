import { Field, ObjectType } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { translationsIn } from '../core/texts/storedTranslations.ts';
import { translationList, translationNow } from '../core/texts/translated.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { Language } from '../settings/UserSettings.ts';
import type { EventRow } from './Event.ts';

@ObjectType({ simpleResolvers: true, description: 'Title and description of an event in a further language.' })
export class EventTranslation {
  @Field(() => Language, { complexity: prices.columnOfRow, description: 'The language.' })
  language!: LanguageName;

  @Field(() => String, { complexity: prices.columnOfRow, description: 'The title.' })
  title!: string;

  @Field(() => String, { complexity: prices.columnOfRow, description: 'The description.' })
  description!: string;
}

const storedOf = translationsIn<{ readonly title: string; readonly description: string }>('event', 'events');

/** The translations of an event that the viewer sees. */
export const translationsOf = async (ctx: Context, event: EventRow): Promise<EventTranslation[]> =>
  translationList(await storedOf(ctx, event));

/** The description for the reader. */
export const descriptionNow = (ctx: Context, event: EventRow): string | Promise<string> =>
  translationNow(event.titles) === undefined
    ? event.description
    : storedOf(ctx, event).then((stored) => translationNow(stored)?.description ?? event.description);
