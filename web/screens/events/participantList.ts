import { fetchQuery, graphql, readInlineData } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { participantList_registration$key } from '../../__generated__/participantList_registration.graphql.ts';
import type { participantListQuery } from '../../__generated__/participantListQuery.graphql.ts';
import type { ParticipantSort } from '../../__generated__/ParticipantsPageQuery.graphql.ts';

const pageSize = 100;

export type ParticipantChoice = { readonly search: string | null; readonly sort: ParticipantSort };

export type Participant = ReturnType<typeof readParticipant>;

export function readParticipant(registration: participantList_registration$key) {
  const { id, name, email, phone, college, specialRequirements, createdAt, answers } = readInlineData(
    graphql`
      fragment participantList_registration on Registration @inline {
        id
        name
        email
        phone
        college
        specialRequirements
        createdAt
        answers {
          questionId
          kind
          label
          values
        }
      }
    `,
    registration,
  );
  return {
    id,
    name,
    email,
    phone,
    college,
    specialRequirements,
    createdAt,
    answers: (answers ?? []).map(({ questionId, kind, label, values }) => ({ questionId, kind, label, values })),
  };
}

/** Reads all participants of an event, page by page, as the table lists them. */
export async function readParticipants(
  environment: Environment,
  id: string,
  choice: ParticipantChoice,
): Promise<Participant[]> {
  const all: Participant[] = [];
  for (let after: string | null = null; ;) {
    const variables: participantListQuery['variables'] = { id, ...choice, count: pageSize, after };
    const answer = await fetchQuery<participantListQuery>(
      environment,
      graphql`
        query participantListQuery($id: ID!, $search: String, $sort: ParticipantSort, $count: Int!, $after: String) {
          event(id: $id) {
            participants(first: $count, after: $after, search: $search, sort: $sort) {
              edges {
                node {
                  ...participantList_registration
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
      `,
      variables,
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const page = answer?.event?.participants;
    all.push(...(page?.edges ?? []).map(({ node }) => readParticipant(node)));
    if (!page?.pageInfo.hasNextPage) return all;
    after = page.pageInfo.endCursor;
  }
}

/** As spreadsheets open it: with the mark by which they know the letters, and without running what somebody wrote. */
export async function csvOf(people: readonly Participant[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const columns = ['name', 'email', 'phone', 'college', 'specialRequirements', 'createdAt'] as const;
  return stringify([...people], { header: true, columns: [...columns], escape_formulas: true, bom: true });
}
