import { Field, ObjectType } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { translationsIn } from '../core/texts/storedTranslations.ts';
import { translationList, translationNow } from '../core/texts/translated.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { Language } from '../settings/UserSettings.ts';
import type { AnnouncementRow } from './Announcement.ts';

@ObjectType({ simpleResolvers: true, description: 'Title and text of an announcement in a further language.' })
export class AnnouncementTranslation {
  @Field(() => Language, { complexity: prices.columnOfRow, description: 'The language.' })
  language!: LanguageName;

  @Field(() => String, { complexity: prices.columnOfRow, description: 'The title.' })
  title!: string;

  @Field(() => String, { complexity: prices.columnOfRow, description: 'The text.' })
  content!: string;
}

const storedOf = translationsIn<{ readonly title: string; readonly content: string }>('announcement', 'announcements');

/** The translations of an announcement that the viewer sees. */
export const translationsOf = async (ctx: Context, announcement: AnnouncementRow): Promise<AnnouncementTranslation[]> =>
  translationList(await storedOf(ctx, announcement));

/** The text for the reader. */
export const contentNow = (ctx: Context, announcement: AnnouncementRow): string | Promise<string> =>
  translationNow(announcement.titles) === undefined
    ? announcement.content
    : storedOf(ctx, announcement).then((stored) => translationNow(stored)?.content ?? announcement.content);
