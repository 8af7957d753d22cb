import { graphql, fetchQuery, useRelayEnvironment } from 'react-relay';
import type { AnnouncementLanguagesQuery } from '../__generated__/AnnouncementLanguagesQuery.graphql.ts';
import type { Language } from '../core/languageTags.ts';
import { OtherLanguages, type TextsIn } from './OtherLanguages.tsx';

export type AnnouncementTextsIn = TextsIn<'title' | 'content'>;

type AnnouncementLanguagesProps = {
  id: string;
  languages: readonly Language[];
  shown: Language | null;
  onChoose: (texts: AnnouncementTextsIn) => void;
};

/** The other languages of an announcement. */
export function AnnouncementLanguages({ id, ...props }: AnnouncementLanguagesProps) {
  const environment = useRelayEnvironment();
  const read = async (): Promise<AnnouncementTextsIn[]> => {
    const answer = await fetchQuery<AnnouncementLanguagesQuery>(
      environment,
      graphql`
        query AnnouncementLanguagesQuery($id: ID!) {
          announcement(id: $id) {
            title
            content
            language
            translations {
              language
              title
              content
            }
          }
        }
      `,
      { id },
    ).toPromise();
    const announcement = answer?.announcement;
    if (!announcement) return [];
    const { title, content, language, translations } = announcement;
    return [...(language ? [{ language, title, content }] : []), ...translations];
  };
  return <OtherLanguages {...props} read={read} />;
}
