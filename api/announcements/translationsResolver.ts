import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { languagesOf } from '../core/texts/translated.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { Language } from '../settings/UserSettings.ts';
import { Announcement, type AnnouncementRow } from './Announcement.ts';
import { contentNow, AnnouncementTranslation, translationsOf } from './translations.ts';

/** Title and text in several languages. The reader's language is that of `Accept-Language`. */
@Resolver(() => Announcement)
export class AnnouncementTranslationsResolver {
  @FieldResolver(() => [Language], {
    complexity: prices.columnOfRow,
    description: 'The languages of title and text, the main one first; empty if it is not known.',
  })
  languages(@Root() announcement: AnnouncementRow): LanguageName[] {
    return languagesOf(announcement);
  }

  @FieldResolver(() => [AnnouncementTranslation], {
    complexity: prices.columnOfMany,
    description: 'Title and text in further languages.',
  })
  translations(@Root() announcement: AnnouncementRow, @Ctx() ctx: Context): Promise<AnnouncementTranslation[]> {
    return translationsOf(ctx, announcement);
  }

  @FieldResolver(() => String, {
    complexity: prices.column,
    description: "The text in the reader's language, or else `content`.",
  })
  localContent(@Root() announcement: AnnouncementRow, @Ctx() ctx: Context): string | Promise<string> {
    return contentNow(ctx, announcement);
  }
}
