import { graphql, fetchQuery, useRelayEnvironment } from 'react-relay';
import type { EventLanguagesQuery } from '../../../__generated__/EventLanguagesQuery.graphql.ts';
import type { Language } from '../../../core/languageTags.ts';
import { OtherLanguages, type TextsIn } from '../../../ui/OtherLanguages.tsx';

export type EventTextsIn = TextsIn<'title' | 'description'>;

type EventLanguagesProps = {
  id: string;
  languages: readonly Language[];
  shown: Language | null;
  onChoose: (texts: EventTextsIn) => void;
};

/** The other languages of an event. */
export function EventLanguages({ id, ...props }: EventLanguagesProps) {
  const environment = useRelayEnvironment();
  const read = async (): Promise<EventTextsIn[]> => {
    const answer = await fetchQuery<EventLanguagesQuery>(
      environment,
      graphql`
        query EventLanguagesQuery($id: ID!) {
          event(id: $id) {
            title
            description
            language
            translations {
              language
              title
              description
            }
          }
        }
      `,
      { id },
    ).toPromise();
    const event = answer?.event;
    if (!event) return [];
    const { title, description, language, translations } = event;
    return [...(language ? [{ language, title, description }] : []), ...translations];
  };
  return <OtherLanguages {...props} read={read} />;
}
