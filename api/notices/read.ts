import { bellSource, isInBell, isReadBy } from '../announcements/bell.ts';
import type { Page } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { latestFirst } from '../core/pages/keyset.ts';
import { readPage } from '../core/pages/pages.ts';
import { type Rows, statement, uuidList } from '../core/statements/rows.ts';
import type { Copy } from '../core/messages/message.ts';
import { onOneLine } from '../core/messages/boldText.ts';
import { partsInWords, textOfParts } from '../core/texts/inWords.ts';
import { truncate } from '../core/texts/truncate.ts';
import { inLanguage, type Locale, localeNow } from '../core/texts/language.ts';
import { type LanguageName, languageTags } from '../core/texts/languages.ts';
import { type Letter, messageOf } from '../mail/render.ts';
import type { NoticesArgs } from './inputs.ts';
import type { Notice } from './Notice.ts';

/** The columns of notices `n` and settings `s`. Times are shown in the reader's time zone; without one, in the college's. The texts are in the reader's language. */
export const noticeColumns = `n.id, n.kind, n.data, n.created_at AS "createdAt", n.read_at IS NOT NULL AS "isRead", false AS "isOwn",
  false AS "isAgain",
  coalesce(nullif((SELECT time_zone FROM users WHERE id = n.user_id), ''), s.time_zone) AS "timeZone",
  (SELECT language FROM users WHERE id = n.user_id)`;
const source = 'notices n CROSS JOIN system_settings s';

/**
 * The same columns for announcements, in the language of the person with the uuid `self` who sees them; see
 * api/announcements/bell.ts.
 */
export const newsColumns = (self: string) => `a.id, 'announcement' AS kind,
  (SELECT jsonb_build_object('title', coalesce(own->>'title', a.title), 'text', left(coalesce(own->>'content', a.content), 300),
            'language', CASE WHEN own IS NULL THEN a.language ELSE reader END, 'event', a.event_id)
     FROM (SELECT (SELECT language FROM users WHERE id = ${self}) AS reader) AS r
    CROSS JOIN LATERAL (SELECT a.translations->reader AS own) AS t) AS data, a.told_at AS "createdAt", ${isReadBy(self)} AS "isRead", a.created_by = ${self} AS "isOwn",
  a.told_again AS "isAgain",
  '' AS "timeZone", 'english' AS language`;

type NoticeRow = Pick<Letter, 'kind' | 'data'> &
  Omit<Notice, 'kind' | 'title' | 'text' | 'titleParts' | 'textParts' | 'path'> & {
    timeZone: string;
    language: LanguageName;
  };

/** The length of an announcement's text in a notice, in characters. */
const lineLength = 140;

/**
 * A notice has the subject and the preview of the mail with the same data, and links to the first link of that mail. On a
 * screen in the reader's language, it has the clock of the other times there.
 */
export function readNotice(raw: Record<string, unknown>, screen?: Locale): Notice {
  const { timeZone, language, data, ...row } = raw as unknown as NoticeRow;
  const id = toId('notice', row.id);
  if (row.kind === 'announcement') return { ...row, id, ...announcementTexts(data as unknown as AnnouncementData) };
  const tag = languageTags[language];
  const locale = screen?.split('-')[0] === tag ? screen : tag;
  return inLanguage(locale, () => {
    const { subject, preview, blocks } = messageOf({ kind: row.kind, data }, timeZone);
    const link = blocks.find((block) => 'link' in block);
    return { ...row, id, ...inParts(subject, preview), path: link?.link.path ?? '/home' };
  });
}

function inParts(title: Copy, text: Copy) {
  const [titleParts, textParts] = [partsInWords(title), partsInWords(text)];
  return { title: textOfParts(titleParts), text: textOfParts(textParts), titleParts, textParts };
}

interface AnnouncementData {
  readonly title: string;
  readonly text: string;
  readonly language: LanguageName | null;
  readonly event: string | null;
}

const announcementTexts = ({ title, text, language, event }: AnnouncementData) => ({
  ...inParts({ text: title, language }, { text: truncate(onOneLine(text), lineLength), language }),
  path: event ? `/events/${toId('event', event)}` : '/announcements',
});

const readOnScreen = (raw: Record<string, unknown>) => readNotice(raw, localeNow());

const readById = statement(
  'notices-by-id',
  `SELECT ${noticeColumns} FROM ${source} WHERE n.id = ANY(${uuidList('$2')}) AND n.user_id = $1
   UNION ALL SELECT ${newsColumns('$1')} FROM ${bellSource} WHERE a.id = ANY(${uuidList('$2')}) AND ${isInBell('$1')}`,
  readOnScreen,
);

const viewerUuid = (ctx: Context) => toUuid('user', requireViewer(ctx).id)!;

/** The viewer's notices with these ids. An announcement and its notice have the same uuid. */
export const noticesById = async (ctx: Context, ids: readonly string[]): Promise<Notice[]> =>
  ctx.viewer ? ctx.rows(readById, [viewerUuid(ctx), ids.map((id) => toUuid('notice', id))]) : [];

/** An announcement (uuid) as the notice that a person (uuid) sees; undefined if it is not for them. */
export async function noticeOf(rows: Rows, person: string, announcement: string): Promise<Notice | undefined> {
  const [found] = await rows(readById, [person, [announcement]]);
  return found;
}

const order = latestFirst('notice');

/**
 * A list of the notices of `$1`, narrowed by `which`, and of announcements, narrowed by `whichNews`. Each half reads one
 * page from its own index; the union is sorted and cut to one page.
 */
const listOf = (name: string, which: string, whichNews: string) => ({
  order,
  page: statement(
    `${name}-page`,
    `(SELECT ${noticeColumns} FROM ${source} WHERE n.user_id = $1 AND ${which} AND (n.created_at, n.id) < ($2, $3)
       ORDER BY n.created_at DESC, n.id DESC LIMIT $4)
     UNION ALL
     (SELECT ${newsColumns('$1')} FROM ${bellSource} WHERE ${isInBell('$1')} AND ${whichNews} AND (a.told_at, a.id) < ($2, $3)
       ORDER BY a.told_at DESC, a.id DESC LIMIT $4)
     ORDER BY "createdAt" DESC, id DESC LIMIT $4`,
    readOnScreen,
  ),
  count: statement<{ count: number }>(
    `${name}-count`,
    `SELECT ((SELECT count(*) FROM notices n WHERE n.user_id = $1 AND ${which}) +
             (SELECT count(*) FROM ${bellSource} WHERE ${isInBell('$1')} AND ${whichNews}))::int AS count`,
  ),
});

const allNotices = listOf('notices', 'true', 'true');
const unreadList = listOf('notices-unread', 'n.read_at IS NULL', `NOT ${isReadBy('$1')}`);
const readList = listOf('notices-read', 'n.read_at IS NOT NULL', isReadBy('$1'));

/** A page of the viewer's notices, newest first. */
export function listNotices(ctx: Context, args: NoticesArgs): Promise<Page<Notice>> {
  const list = args.unread == null ? allNotices : args.unread ? unreadList : readList;
  return readPage(ctx, list, [viewerUuid(ctx)], args);
}

/** The number of the viewer's unread notices. */
export async function unreadNotices(ctx: Context): Promise<number> {
  const [found] = await ctx.rows(unreadList.count, [viewerUuid(ctx)]);
  return found!.count;
}
