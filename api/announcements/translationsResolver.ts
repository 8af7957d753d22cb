import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { languagesOf, titleLanguageNow, titleNow } from '../core/texts/translated.ts';
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
    complexity: prices.columnOfRow,
    description: "The title in the reader's language, or else `title`.",
  })
  localTitle(@Root() announcement: AnnouncementRow): string {
    return titleNow(announcement);
  }

  @FieldResolver(() => String, {
    complexity: prices.column,
    description: "The text in the reader's language, or else `content`.",
  })
  localContent(@Root() announcement: AnnouncementRow, @Ctx() ctx: Context): Promise<string> {
    return contentNow(ctx, announcement);
  }

  @FieldResolver(() => Language, {
    complexity: prices.columnOfRow,
    nullable: true,
    description: 'The language of `localTitle` and `localContent`; null if it is not known.',
  })
  localLanguage(@Root() announcement: AnnouncementRow): LanguageName | null {
    return titleLanguageNow(announcement);
  }
}
