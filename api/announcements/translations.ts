import { Field, ObjectType } from 'type-graphql';
import type { Context } from '../core/context/context.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { prices } from '../core/statements/price.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { translationList, translationNow } from '../core/texts/translated.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { Language } from '../settings/UserSettings.ts';
import type { Announcement, AnnouncementRow } from './Announcement.ts';

@ObjectType({ simpleResolvers: true, description: 'Title and text of an announcement in a further language.' })
export class AnnouncementTranslation {
  @Field(() => Language, { complexity: prices.columnOfRow, description: 'The language.' })
  language!: LanguageName;

  @Field(() => String, { complexity: prices.columnOfRow, description: 'The title.' })
  title!: string;

  @Field(() => String, { complexity: prices.columnOfRow, description: 'The text.' })
  content!: string;
}

type Stored = Pick<Announcement, 'id' | 'translations'>;

const readTranslations = statement<Stored>(
  'announcement-translations',
  `SELECT id, translations FROM announcements WHERE id = ANY(${uuidList('$1')})`,
  ({ id, translations }) => ({
    id: toId('announcement', id as string),
    translations: translations as Stored['translations'],
  }),
);

const loader = perRequest<Stored>(
  (ctx, ids) => ctx.rows(readTranslations, [ids.map((id) => toUuid('announcement', id))]),
  ({ id }) => id,
);

const storedOf = async (ctx: Context, { id, titles }: AnnouncementRow): Promise<Stored['translations']> =>
  titles && ((await loader(ctx).load(id))?.translations ?? null);

/** The translations of an announcement that the viewer sees. */
export const translationsOf = async (ctx: Context, announcement: AnnouncementRow): Promise<AnnouncementTranslation[]> =>
  translationList(await storedOf(ctx, announcement));

/** The text for the reader. */
export const contentNow = async (ctx: Context, announcement: AnnouncementRow): Promise<string> =>
  (translationNow(announcement.titles) && translationNow(await storedOf(ctx, announcement))?.content) ??
  announcement.content;
