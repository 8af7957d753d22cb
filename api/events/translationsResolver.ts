import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { languagesOf } from '../core/texts/translated.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { Language } from '../settings/UserSettings.ts';
import { Event, type EventRow } from './Event.ts';
import { descriptionNow, EventTranslation, translationsOf } from './translations.ts';

/** Title and description in several languages. The reader's language is that of `Accept-Language`. */
@Resolver(() => Event)
export class EventTranslationsResolver {
  @FieldResolver(() => [Language], {
    complexity: prices.columnOfRow,
    description: 'The languages of title and description, the main one first; empty if it is not known.',
  })
  languages(@Root() event: EventRow): LanguageName[] {
    return languagesOf(event);
  }

  @FieldResolver(() => [EventTranslation], {
    complexity: prices.columnOfMany,
    description: 'Title and description in further languages.',
  })
  translations(@Root() event: EventRow, @Ctx() ctx: Context): Promise<EventTranslation[]> {
    return translationsOf(ctx, event);
  }

  @FieldResolver(() => String, {
    complexity: prices.column,
    description: "The description in the reader's language, or else `description`.",
  })
  localDescription(@Root() event: EventRow, @Ctx() ctx: Context): string | Promise<string> {
    return descriptionNow(ctx, event);
  }
}
